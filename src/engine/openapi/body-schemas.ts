import type { JsonSchema } from "../declare/field-type.ts";
import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import { type Writing, writtenField } from "./field-schemas.ts";
import { described, object } from "./json-schema.ts";
import { componentName, schemaRef } from "./names.ts";
import type { Content } from "./openapi-document.ts";
import { ID_IN_BODY } from "./shared-schemas.ts";

const readable = (resource: ResourceSchema): FieldSchema[] =>
  [...resource.fields.values()].filter((field) => !field.hidden);

/** The fields that a request body can set. */
export function writableFields(resource: ResourceSchema, writing: Writing): FieldSchema[] {
  return readable(resource).filter((field) => {
    if (field.managed) return false;
    return writing === "create" || !(field.createOnly || field.immutable);
  });
}

/**
 * The schema of a body. `properties` are the fields that it sets; `propertyNames` also contains the read-only ones,
 * which are accepted and ignored. So a record that was read can be sent back, and a typed client still offers only
 * fields that have an effect.
 */
function body(resource: ResourceSchema, writing: Writing): JsonSchema {
  const fields = writableFields(resource, writing);
  const required =
    writing === "create" ? fields.filter((field) => field.required).map((field) => field.name) : [];
  return {
    ...object(
      Object.fromEntries(fields.map((field) => [field.name, writtenField(resource, field, writing)])),
      required,
    ),
    propertyNames: { enum: readable(resource).map((field) => field.name) },
    ...described("Read-only fields are accepted and ignored; any other key is refused."),
  };
}

/** The schemas of the bodies that create and change records. */
export function bodySchemas(resource: ResourceSchema): Record<string, JsonSchema> {
  const { operations } = resource;
  return {
    ...(operations.includes("create")
      ? { [componentName(resource, "Create")]: body(resource, "create") }
      : {}),
    ...(operations.includes("update")
      ? { [componentName(resource, "Change")]: body(resource, "change") }
      : {}),
  };
}

export const jsonContent = (schema: JsonSchema, example?: unknown): Content => ({
  "application/json": { schema, ...(example === undefined ? {} : { example }) },
});

/** The part of a multipart body that is a file. */
export const FILE_PART: JsonSchema = {
  type: "string",
  format: "binary",
  description: "The file itself.",
};

/** The parts of a multipart body. All parts are texts, so it can only contain fields that are texts. */
export function formContent(
  fields: Readonly<Record<string, JsonSchema>>,
  further: JsonSchema = {},
  files: Readonly<Record<string, JsonSchema>> = {},
): Content {
  const texts = Object.entries(fields).filter(([, { type }]) => [type].flat().includes("string"));
  const parts = Object.fromEntries(texts.map(([name]) => [name, { type: "string" }]));
  return { "multipart/form-data": { schema: { ...object({ ...parts, ...files }, []), ...further } } };
}

/** One item of `PATCH /{resource}/bulk`. */
export const bulkChange = (resource: ResourceSchema): JsonSchema => ({
  allOf: [schemaRef(componentName(resource, "Change")), object({ id: ID_IN_BODY })],
});

/** An array in the form that the bulk routes accept. */
export const bulkOf = (items: JsonSchema): JsonSchema => ({
  type: "array",
  minItems: 1,
  maxItems: 500,
  items,
});
