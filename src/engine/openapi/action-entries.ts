import type { Action } from "../declare/action.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import {
  type ActionLevel,
  actionBodyRef,
  actionParametersRef,
  standaloneParametersRef,
} from "./action-schemas.ts";
import { described } from "./json-schema.ts";
import type { Content, Reference } from "./openapi-document.ts";

/** One action of an operation. */
export interface ActionEntry {
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  /** The schema of the body. */
  readonly body: Reference;
  /** Whether the body is a form with a file. */
  readonly isForm: boolean;
  /** Whether something must be sent. */
  readonly needsBody: boolean;
  /** What `x-actions` says of it beside title and body. */
  readonly rights: Readonly<Record<string, unknown>>;
}

const rightsOf = ({ grants, sessionOnly }: Action): ActionEntry["rights"] => ({
  permissions: [...new Set(grants.flatMap((grant) => [...grant.permissions]))],
  ...(grants.some((grant) => grant.rows) ? { someRows: true } : {}),
  ...(sessionOnly ? { credential: "session" } : {}),
});

const needsBody = ({ parameters }: Pick<Action, "parameters">): boolean =>
  Object.values(parameters).some(({ definition }) => definition.required);

/** The actions on one record, or on several. */
export const actionsAt = (resource: ResourceSchema, level: ActionLevel): ActionEntry[] =>
  Object.entries(resource.actions)
    .filter(([, action]) => action.levels.includes(level))
    .map(([name, action]) => ({
      name,
      title: action.title,
      description: action.description,
      isForm: action.takesFile,
      body: level === "record" ? actionParametersRef(resource, name) : actionBodyRef(resource, name),
      needsBody: level === "collection" || action.takesFile || needsBody(action),
      rights: rightsOf(action),
    }));

/** The actions that need no record. */
export const openActions = (resource: ResourceSchema): ActionEntry[] =>
  Object.entries(resource.standaloneActions).map(([name, action]) => ({
    name,
    title: action.title,
    description: action.description,
    isForm: false,
    body: standaloneParametersRef(resource, name),
    needsBody: needsBody(action),
    rights: action.needsCredential ? { permissions: [] } : { credential: "none" },
  }));

/** The actions that answer a file about records. */
export const fileActions = (resource: ResourceSchema): ActionEntry[] =>
  Object.entries(resource.fileActions).map(([name, action]) => ({
    name,
    title: action.title,
    description: action.description,
    isForm: false,
    body: actionBodyRef(resource, name),
    needsBody: true,
    rights: {
      permissions: [...action.permissions],
      ...(action.contentType ? { answers: action.contentType } : {}),
    },
  }));

/** The bodies as alternatives. Not `oneOf`: two actions may take the same body, which is then of both schemas. */
export function actionBodies(actions: readonly ActionEntry[]): Content {
  const content: Record<string, Content[string]> = {};
  for (const [type, isForm] of [
    ["application/json", false],
    ["multipart/form-data", true],
  ] as const) {
    const bodies = actions.filter((action) => action.isForm === isForm).map((action) => action.body);
    if (bodies.length > 0) content[type] = { schema: bodies.length === 1 ? bodies[0]! : { anyOf: bodies } };
  }
  return content;
}

/** What ties the names of the actions to their bodies, for programs. */
export const actionExtension = (actions: readonly ActionEntry[]): Readonly<Record<string, unknown>>[] =>
  actions.map(({ name, title, description, body, isForm, rights }) => ({
    name,
    title,
    ...described(description),
    ...rights,
    ...(isForm ? { contentType: "multipart/form-data" } : {}),
    body: body.$ref,
  }));

/** The actions for people: a list in Markdown. */
export const actionOverview = (actions: readonly ActionEntry[]): string =>
  actions
    .map(({ name, title, description }) => `- \`${name}\`: ${title}.${description ? ` ${description}` : ""}`)
    .join("\n");
