import type { JsonSchema } from "../declare/field-type.ts";
import { anyObject, nullable, object } from "./json-schema.ts";
import { schemaRef } from "./names.ts";

const text: JsonSchema = { type: "string" };
const url: JsonSchema = { type: "string", format: "uri" };
const flag: JsonSchema = { type: "boolean" };
const count = (minimum: number): JsonSchema => ({ type: "integer", minimum });

/** The id of a record in a body; a number for resources with integer keys. */
export const ID_IN_BODY: JsonSchema = { type: ["string", "integer"] };

const ids: JsonSchema = { type: "array", items: ID_IN_BODY, minItems: 1, maxItems: 500, uniqueItems: true };

/** Schemas that every resource uses. */
export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  RecordMeta: {
    ...object(
      {
        authorizedToShow: flag,
        authorizedToUpdate: flag,
        authorizedToDelete: flag,
        actions: {
          description:
            "The actions that this credential can currently run on the record: their names or, with `?actions=all`, every action of the record. Only present when a single record is read.",
          anyOf: [
            { type: "array", items: text },
            { type: "array", items: schemaRef("ActionState") },
          ],
        },
      },
      ["authorizedToShow", "authorizedToUpdate", "authorizedToDelete"],
    ),
    description: "What this credential may do with this record.",
  },
  ActionState: object({
    name: text,
    open: { ...flag, description: "Whether it can currently be run on the record." },
    reason: {
      ...nullable(text),
      description: "Why not: the message with which the action would be refused.",
    },
  }),
  PageMeta: object({
    current_page: count(1),
    from: { ...nullable(count(1)), description: "The position of the page's first record in the list." },
    last_page: count(1),
    path: url,
    per_page: count(1),
    to: { ...nullable(count(1)), description: "The position of the page's last record in the list." },
    total: { ...count(0), description: "Exact number of records on all pages." },
  }),
  PageLinks: object({
    first: url,
    next: nullable(url),
    prev: nullable(url),
    path: url,
    filters: { type: "string", format: "uri-reference", description: "Where the filters are described." },
  }),
  RecordChange: object({
    etag: { ...text, description: "The entity tag of the record after the change, for `If-Match`." },
    changes: {
      type: "object",
      additionalProperties: object({ from: {}, to: {} }),
      description: "The fields whose values differ, as far as the caller may read them.",
    },
  }),
  RecordIds: object({ repositories: ids }),
  RecordSelection: object({
    repositories: {
      description:
        "Ids of the records, or `all` for every record (at most 500) that the request's own filters match.",
      anyOf: [ids, { type: "string", const: "all" }],
    },
  }),
  FilterDescription: object(
    {
      key: text,
      title: text,
      type: text,
      column: text,
      options: { type: "array", items: { type: ["string", "number"] } },
      negatable: flag,
      nullable: flag,
      group: { type: "string", enum: ["matches", "sortables", "searchables", "variants"] },
    },
    ["key", "title", "type", "negatable", "nullable", "group"],
  ),
  ActionDescription: object(
    {
      name: text,
      title: text,
      levels: { type: "array", items: { type: "string", enum: ["record", "collection", "standalone"] } },
      answers: { ...text, description: "The media type of the file that it returns." },
      content_type: { type: "string", const: "multipart/form-data" },
      parameters: { ...anyObject, description: "A JSON Schema." },
    },
    ["name", "title", "levels", "parameters"],
  ),
  GetterDescription: object({
    path: text,
    title: text,
    question: {
      type: ["string", "null"],
      description: "The question of a report, in plain words; null: it is no report.",
    },
    level: { type: "string", enum: ["record", "collection"] },
    takes_filters: flag,
    parameters: { ...anyObject, description: "A JSON Schema." },
  }),
};
