import type { JsonSchema } from "../declare/field-type.ts";

/** The schema extended by null, as in JSON Schema 2020-12. */
export function nullable(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (type === undefined) {
    const isAnything = !["$ref", "anyOf", "oneOf", "allOf", "enum", "const"].some((key) => key in schema);
    return isAnything ? schema : { anyOf: [schema, { type: "null" }] };
  }
  const types = Array.isArray(type) ? type : [type];
  if (types.includes("null")) return schema;
  // A const would not allow the null that the type allows.
  if ("const" in schema) return { anyOf: [schema, { type: "null" }] };
  return {
    ...schema,
    type: [...types, "null"],
    ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}),
  };
}

/** An object schema; without properties it is any object. */
export const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({
  type: "object",
  ...(required.length > 0 ? { required: [...required] } : {}),
  properties,
});

/** An object with any members. */
export const anyObject: JsonSchema = { type: "object", additionalProperties: true };

/** Joins paragraphs or sentences to one description, without empty ones; undefined if there are none. */
export function described(...sentences: readonly (string | null | undefined | false)[]): {
  description?: string;
} {
  const text = sentences.filter((sentence) => sentence).join(" ");
  return text === "" ? {} : { description: text };
}
