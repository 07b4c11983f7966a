import type { JsonSchema } from "../declare/field-type.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { ActionLevel } from "./action-schemas.ts";
import { jsonContent } from "./body-schemas.ts";
import { type HeaderName, ON_POST, responseHeaders } from "./headers.ts";
import { object } from "./json-schema.ts";
import { componentName, responseRef, schemaRef } from "./names.ts";
import type { Reference, Response } from "./openapi-document.ts";
import { writtenRecord } from "./record-schemas.ts";
import { variantRefs } from "./variant-schemas.ts";

const response = (description: string, schema: JsonSchema, ...headers: HeaderName[]): Response => ({
  description,
  headers: responseHeaders(...headers),
  content: jsonContent(schema),
});

/** Members of meta that are returned only once; they are null in the response to a repeated request. */
const oneTimeMetaSchemas = ({ oneTimeMeta }: ResourceSchema): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(oneTimeMeta).map(([name, description]) => [
      name,
      { type: ["string", "null"], description: `${description} Null in the response to a repeated request.` },
    ]),
  );

/** The member `meta` of a response about one new record, or about several in their order. */
export function metaBeside(resource: ResourceSchema, isOne: boolean): Record<string, JsonSchema> {
  const meta = object({ ...resource.responseMeta, ...oneTimeMetaSchemas(resource) });
  if (Object.keys(meta.properties as object).length === 0) return {};
  return { meta: isOne ? meta : { type: "array", items: meta } };
}

/** The member `meta` of the responses to actions that have the meta members of a created record. */
function metaOfActions(resource: ResourceSchema, level: ActionLevel): Record<string, JsonSchema> {
  const names = Object.entries(resource.actions)
    .filter(([, action]) => action.respondsWithMeta && action.levels.includes(level))
    .map(([name]) => `\`${name}\``);
  if (names.length === 0) return {};
  const meta = object({ ...resource.responseMeta, ...oneTimeMetaSchemas(resource) });
  const note = `Returned by ${names.join(" and ")} only.`;
  return { meta: { ...(level === "record" ? meta : { type: "array", items: meta }), description: note } };
}

/** The response to an action. */
const acted = (resource: ResourceSchema, data: JsonSchema, level: ActionLevel): JsonSchema =>
  object(
    {
      data,
      message: { type: "string", description: "A description of what was done for people." },
      ...metaOfActions(resource, level),
    },
    ["data", "message"],
  );

/** The actions on one record that return the records which they create. */
const creating = (resource: ResourceSchema) =>
  Object.entries(resource.actions).flatMap(([name, { creates, levels }]) =>
    creates !== null && levels.includes("record") ? [{ name, creates }] : [],
  );

const alsoCreated = (resource: ResourceSchema): string =>
  creating(resource)
    .map(({ name, creates }) => `, or the ${creates.replaceAll("-", " ")} that \`${name}\` created`)
    .join("");

/** The response to an action on one record. */
function actedOn(resource: ResourceSchema): JsonSchema {
  const own = writtenRecord(resource);
  const created = creating(resource).map(({ creates }) => ({
    type: "array",
    items: schemaRef(componentName({ name: creates }, "Record")),
  }));
  return acted(resource, created.length === 0 ? own : { anyOf: [own, ...created] }, "record");
}

/** Whether some actions need no record or return a file, so that the operation does not always return records. */
export const hasOwnResponse = ({ standaloneActions, fileActions }: ResourceSchema): boolean =>
  Object.keys(standaloneActions).length + Object.keys(fileActions).length > 0;

/** Whether an action on one record returns a file, so that the operation does not always return the record. */
const makesFilesOfOne = ({ fileActions }: ResourceSchema): boolean =>
  Object.values(fileActions).some(({ levels }) => levels.includes("record"));

/** A page of the list, or of one of its variants. */
function listSchema(resource: ResourceSchema): JsonSchema {
  const plain = schemaRef(componentName(resource, "List"));
  const variants = variantRefs(resource);
  return variants.length === 0 ? plain : { anyOf: [plain, ...variants] };
}

const ORDERED = ", in the given order";

/** The successful responses that several operations of a resource share, as components. */
export function resourceResponses(resource: ResourceSchema): Record<string, Response> {
  const { operations, singular, plural, isSingleton } = resource;
  const record = schemaRef(componentName(resource, "Record"));
  const written = writtenRecord(resource);
  const records = { type: "array", items: record };
  const may = { create: operations.includes("create"), update: operations.includes("update") };
  const actions = Object.values(resource.actions);
  const acts = (level: ActionLevel): boolean => actions.some((action) => action.levels.includes(level));
  const parts: Record<string, Response | false> = {
    List: operations.includes("list") && response(`A page of the ${plural}.`, listSchema(resource), "ETag"),
    Shown: operations.includes("show") && response(`The ${singular}.`, object({ data: record }), "ETag"),
    Created:
      may.create &&
      response(
        `The new ${singular}.`,
        object({ data: written, ...metaBeside(resource, true) }),
        "Location",
        "ETag",
        ...ON_POST,
      ),
    Changed:
      may.update &&
      response(`The ${singular} after the change.`, object({ data: written }), "ETag", ...ON_POST),
    BulkCreated:
      may.create &&
      response(
        `The new ${plural}${ORDERED}.`,
        object({ data: records, ...metaBeside(resource, false) }),
        ...ON_POST,
      ),
    BulkChanged:
      may.update &&
      !isSingleton &&
      response(
        `The ${plural} after the change${ORDERED}.`,
        object({ data: records, meta: { type: "array", items: schemaRef("RecordChange") } }),
        "Dry-Run",
      ),
    ActedOn:
      acts("record") &&
      !makesFilesOfOne(resource) &&
      response(`The ${singular} after the action${alsoCreated(resource)}.`, actedOn(resource), ...ON_POST),
    BulkActedOn:
      acts("collection") &&
      !hasOwnResponse(resource) &&
      response(
        `The ${plural} after the action${ORDERED}.`,
        acted(resource, records, "collection"),
        ...ON_POST,
      ),
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, response]) =>
      response ? [[componentName(resource, part), response]] : [],
    ),
  );
}

export const resourceResponse = (resource: ResourceSchema, part: string): Reference =>
  responseRef(componentName(resource, part));

const listOf = (name: string): JsonSchema => object({ data: { type: "array", items: schemaRef(name) } });

/** The successful responses that all resources share, as components. */
export const sharedResponses: Readonly<Record<string, Response>> = {
  Deleted: { description: "The record has been deleted.", headers: responseHeaders("Dry-Run") },
  NotModified: {
    description: "The caller's copy is still current.",
    headers: responseHeaders("ETag"),
  },
  Filters: response("The filters, sort fields and search fields of the list.", listOf("FilterDescription")),
  Actions: response("The actions that the caller may run.", listOf("ActionDescription")),
  Getters: response("The getters that the caller may call.", listOf("GetterDescription")),
};
