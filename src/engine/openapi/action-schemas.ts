import type { Action } from "../declare/action.ts";
import type { FieldBuilder } from "../declare/field-builder.ts";
import type { JsonSchema } from "../declare/field-type.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { FILE_PART } from "./body-schemas.ts";
import { parameterField } from "./field-schemas.ts";
import { described, object } from "./json-schema.ts";
import { componentName, pascalCase, schemaRef } from "./names.ts";
import type { Reference } from "./openapi-document.ts";

export type ActionLevel = Action["levels"][number];

type Parameters = Readonly<Record<string, FieldBuilder>>;

const partName = (action: string, part: string): string => `${pascalCase(action)}${part}`;

/** The schema of an action's parameters or of an endpoint's body; other keys are not allowed. */
export function parametersSchema(declared: Parameters, ...further: readonly string[]): JsonSchema {
  const fields = Object.entries(declared).map(([name, { definition }]) => [name, definition] as const);
  const required = fields.filter(([, field]) => field.required).map(([name]) => name);
  const properties = Object.fromEntries(fields.map(([name, field]) => [name, parameterField(field)]));
  const names = [...Object.keys(declared), ...further];
  // JSON Schema allows no empty set of names.
  const allowed = names.length === 0 ? { maxProperties: 0 } : { propertyNames: { enum: names } };
  return { ...object(properties, required), ...allowed };
}

const hasParameters = (action: Pick<Action, "parameters">): boolean =>
  Object.keys(action.parameters).length > 0;

/** The body of an action on several records: the ids and the parameters. */
function collectionBody(
  resource: ResourceSchema,
  name: string,
  action: Pick<Action, "takesFile" | "parameters">,
): JsonSchema {
  // Multipart forms have no arrays, so a form can only select all records.
  const which = action.takesFile
    ? object({ repositories: { type: "string", const: "all" } })
    : schemaRef("RecordSelection");
  if (action.takesFile || hasParameters(action)) {
    return { type: "object", allOf: [which, actionParametersRef(resource, name)] };
  }
  // In typed clients, a second schema without properties would be an object without members, and so would the whole.
  return { type: "object", allOf: [which], propertyNames: { enum: ["repositories"] } };
}

/** The schema of an action's parameters: `Parameters`, or `Form` if they are multipart with a file. */
export const actionParametersRef = (resource: ResourceSchema, name: string): Reference =>
  schemaRef(
    componentName(resource, partName(name, resource.actions[name]?.takesFile ? "Form" : "Parameters")),
  );

/** An action without a record may have the same name as one on records, with other parameters. */
const standalonePart = (resource: ResourceSchema, name: string): string =>
  Object.hasOwn(resource.actions, name) ? "Anew" : "Parameters";

/** The schema of the body of an action without a record. */
export const standaloneParametersRef = (resource: ResourceSchema, name: string): Reference =>
  schemaRef(componentName(resource, partName(name, standalonePart(resource, name))));

/** The schema of an action's body, for several records. */
export const actionBodyRef = (resource: ResourceSchema, name: string): Reference =>
  schemaRef(componentName(resource, partName(name, "Action")));

/** The bodies of a resource's actions, as components: `EmployeesArchiveParameters`, `EmployeesArchiveAction`. */
export function actionSchemas(resource: ResourceSchema): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  const add = (
    name: string,
    part: string,
    schema: JsonSchema,
    { title, description }: Pick<Action, "title" | "description">,
  ) => {
    schemas[componentName(resource, partName(name, part))] = {
      ...schema,
      ...described(`${title}.`, description),
    };
  };
  for (const [name, action] of Object.entries(resource.actions)) {
    const [onOne, onMany] = [action.levels.includes("record"), action.levels.includes("collection")];
    if (action.takesFile) add(name, "Form", form(action), action);
    else if (onOne || hasParameters(action)) {
      // The body for a single record also accepts the key of the other level, and ignores it.
      add(name, "Parameters", parametersSchema(action.parameters, "repositories"), action);
    }
    if (onMany) add(name, "Action", collectionBody(resource, name, action), action);
  }
  for (const [name, action] of Object.entries(resource.standaloneActions)) {
    const body = action.takesFile ? form(action) : parametersSchema(action.parameters);
    add(name, standalonePart(resource, name), body, action);
  }
  for (const [name, action] of Object.entries(resource.fileActions)) {
    if (action.levels.includes("record") || hasParameters(action)) {
      add(name, "Parameters", parametersSchema(action.parameters, "repositories"), action);
    }
    if (action.levels.includes("collection"))
      add(name, "Action", collectionBody(resource, name, { ...action, takesFile: false }), action);
  }
  return schemas;
}

/** The parts of a multipart body with a file. */
function form({ parameters: declared }: Pick<Action, "parameters">): JsonSchema {
  const required = Object.entries(declared).filter(([, { definition }]) => definition.required);
  const texts = Object.keys(declared).map((name) => [name, { type: "string" }] as const);
  return object(
    {
      ...Object.fromEntries(texts),
      file: FILE_PART,
    },
    ["file", ...required.map(([name]) => name)],
  );
}
