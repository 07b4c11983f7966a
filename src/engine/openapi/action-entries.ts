import type { Action } from "../declare/action.ts";
import type { StandaloneAction } from "../declare/standalone-action.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import {
  type ActionLevel,
  actionBodyRef,
  actionParametersRef,
  standaloneParametersRef,
} from "./action-schemas.ts";
import { parametersExample, selectionExample } from "./examples.ts";
import { described } from "./json-schema.ts";
import type { Content, MediaType, Reference } from "./openapi-document.ts";
import { doersNote, grantsNote, needsAny } from "./permission-notes.ts";

/** An action in the description of an operation. */
export interface ActionEntry {
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  /** The schema of the body. */
  readonly body: Reference;
  /** Whether the body is multipart with a file. */
  readonly isForm: boolean;
  /** Whether a body is required. */
  readonly needsBody: boolean;
  /** An example of a JSON body. */
  readonly example: Readonly<Record<string, unknown>>;
  /** What `x-actions` contains besides title and body. */
  readonly rights: Readonly<Record<string, unknown>>;
  /** The same in words; null if every credential may run it. */
  readonly rightsNote: string | null;
}

const rightsOf = ({ grants, sessionOnly }: Action): ActionEntry["rights"] => ({
  permissions: [...new Set(grants.flatMap((grant) => [...grant.permissions]))],
  ...(grants.some((grant) => grant.rows) ? { someRows: true } : {}),
  ...(sessionOnly ? { credential: "session" } : {}),
});

const rightsNote = ({ grants, sessionOnly }: Action): string | null => {
  const notes = [grantsNote(grants), sessionOnly ? "Needs a signed-in person, not a key." : null];
  return notes.filter((note) => note !== null).join(" ") || null;
};

/** `someRows`: callers with a relation to a person may run it for that person without a permission. */
const rightsOfStandalone = ({ needsCredential, who }: StandaloneAction): ActionEntry["rights"] =>
  needsCredential
    ? {
        permissions: [...(who?.permissions ?? [])],
        ...((who?.relations ?? []).length > 0 ? { someRows: true } : {}),
      }
    : { credential: "none" };

const needsBody = ({ parameters }: Pick<Action, "parameters">): boolean =>
  Object.values(parameters).some(({ definition }) => definition.required);

/** The actions on one record, or on several records. */
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
      example: {
        ...(level === "collection" ? selectionExample(resource) : {}),
        ...parametersExample(action),
      },
      rights: rightsOf(action),
      rightsNote: rightsNote(action),
    }));

/** The actions that need no record. */
export const openActions = (resource: ResourceSchema): ActionEntry[] =>
  Object.entries(resource.standaloneActions).map(([name, action]) => ({
    name,
    title: action.title,
    description: action.description,
    isForm: action.takesFile,
    body: standaloneParametersRef(resource, name),
    needsBody: action.takesFile || needsBody(action),
    example: parametersExample(action),
    rights: rightsOfStandalone(action),
    rightsNote: action.needsCredential ? action.who && doersNote(action.who) : "Needs no credential.",
  }));

/** The actions that return a file about one record, or about records that the body names. */
export const fileActions = (resource: ResourceSchema, level: ActionLevel): ActionEntry[] =>
  Object.entries(resource.fileActions)
    .filter(([, action]) => action.levels.includes(level))
    .map(([name, action]) => ({
      name,
      title: action.title,
      description: action.description,
      isForm: false,
      body: level === "record" ? actionParametersRef(resource, name) : actionBodyRef(resource, name),
      needsBody: level === "collection" || needsBody(action),
      example: {
        ...(level === "collection" ? selectionExample(resource) : {}),
        ...parametersExample(action),
      },
      rights: {
        permissions: [...action.permissions],
        ...(action.contentType ? { answers: action.contentType } : {}),
      },
      rightsNote: needsAny(action.permissions),
    }));

/** An action without a record may share its name with one on records. */
const examplesOf = (actions: readonly ActionEntry[]): MediaType["examples"] =>
  Object.fromEntries(
    actions.map(({ name, title, example }, index) => [
      actions.findIndex((other) => other.name === name) === index ? name : `${name}-again`,
      { summary: title, value: example },
    ]),
  );

/**
 * The bodies as alternatives. `anyOf` instead of `oneOf`, because two actions may have the same body, which then
 * matches both schemas.
 */
export function actionBodies(actions: readonly ActionEntry[]): Content {
  const content: Record<string, Content[string]> = {};
  for (const [type, isForm] of [
    ["application/json", false],
    ["multipart/form-data", true],
  ] as const) {
    const taking = actions.filter((action) => action.isForm === isForm);
    const bodies = taking.map((action) => action.body);
    if (bodies.length === 0) continue;
    content[type] = {
      schema: bodies.length === 1 ? bodies[0]! : { anyOf: bodies },
      ...(isForm ? {} : { examples: examplesOf(taking) }),
    };
  }
  return content;
}

/** `x-actions`: the body, rights and title of each action, for programs. */
export const actionExtension = (actions: readonly ActionEntry[]): Readonly<Record<string, unknown>>[] =>
  actions.map(({ name, title, description, body, isForm, rights }) => ({
    name,
    title,
    ...described(description),
    ...rights,
    ...(isForm ? { contentType: "multipart/form-data" } : {}),
    body: body.$ref,
  }));

/** A list of the actions in Markdown, for people. */
export const actionOverview = (actions: readonly ActionEntry[]): string =>
  actions
    .map(({ name, title, description, rightsNote }) =>
      [`- \`${name}\`: ${title}.`, description, rightsNote].filter((part) => part !== null).join(" "),
    )
    .join("\n");
