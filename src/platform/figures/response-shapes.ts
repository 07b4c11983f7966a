import type { JsonSchema } from "../../engine/declare/field-type.ts";

/** The JSON Schemas from which the responses of getters are built. */
export const count: JsonSchema = { type: "integer", minimum: 0 };
export const text: JsonSchema = { type: "string" };
export const textOrNull: JsonSchema = { type: ["string", "null"] };
export const moment: JsonSchema = { type: "string", format: "date-time" };
export const url: JsonSchema = { type: "string", format: "uri" };

/** An object that requires all of the members, except those that only some callers get. */
export const object = (
  properties: Record<string, JsonSchema>,
  optional: Record<string, JsonSchema> = {},
): JsonSchema => ({
  type: "object",
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});

export const listOf = (items: JsonSchema, description?: string): JsonSchema => ({
  type: "array",
  ...(description ? { description } : {}),
  items,
});

/** URLs of the rows that the figures count; null if the caller has no such list. */
export const links = (...names: string[]): JsonSchema =>
  object(Object.fromEntries(names.map((name) => [name, { type: ["string", "null"], format: "uri" }])));
