import type { Field } from "../declare/field.ts";
import type { JsonSchema } from "../declare/field-type.ts";
import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import { defaultExtension, defaultNote, ownWords, ruleNotes, uniqueNote } from "./field-notes.ts";
import { described, nullable } from "./json-schema.ts";
import { gateExtension, gateNote, writeNote } from "./permission-notes.ts";

const titled = ({ title }: Field): JsonSchema => (title === null ? {} : { title });

/**
 * Which of the field types it is, for programs that show and edit values: `x-type`; of references also `x-resource`,
 * the resource whose records they name.
 */
const typeExtension = ({ type }: Field): JsonSchema => ({
  "x-type": type.name,
  ...(type.reference ? { "x-resource": type.reference.resource } : {}),
});

const BOUNDS = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"];

/** What is computed keeps to no bounds: they are those of what is sent. */
const withoutBounds = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !BOUNDS.includes(keyword)));

/** A field as it is returned. */
export function responseField(resource: ResourceSchema, field: FieldSchema): JsonSchema {
  const whole = field.type.returned?.() ?? field.type.schema();
  const schema = field.isComputed ? withoutBounds(whole) : whole;
  return {
    ...(field.nullable ? nullable(schema) : schema),
    ...titled(field),
    ...described(...ownWords(field, schema), gateNote(resource, field.gate)),
    ...typeExtension(field),
    ...gateExtension(resource, field.gate),
  };
}

export type Writing = "create" | "change";

/** Null is taken for "empty", or for the default where a field has one. */
const takesNull = (field: Field, writing: Writing): boolean =>
  field.nullable ||
  (field.fallback !== undefined && (writing === "create" || field.type.links !== undefined));

/** A text of blanks is an empty one, which a required field refuses. */
function refusingEmpty(field: Field, schema: JsonSchema): JsonSchema {
  const isFreeText = schema.type === "string" && !("enum" in schema) && !("pattern" in schema);
  return field.required && isFreeText ? { minLength: 1, ...schema } : schema;
}

/** A field as a body gives it. */
export function writtenField(resource: ResourceSchema, field: FieldSchema, writing: Writing): JsonSchema {
  const schema = refusingEmpty(field, field.type.schema());
  const isFixed = field.immutable && writing === "create";
  return {
    ...(takesNull(field, writing) ? nullable(schema) : schema),
    ...titled(field),
    ...described(
      ...ownWords(field, schema),
      uniqueNote(field),
      ...ruleNotes(field),
      writing === "create" && defaultNote(field),
      isFixed && "Cannot be changed after creation.",
      writeNote(resource, field.gate),
    ),
    ...typeExtension(field),
    ...(writing === "create" ? defaultExtension(field) : {}),
  };
}

/** A parameter of an action, as its body gives it; null stands for "not given". */
export function parameterField(field: Field): JsonSchema {
  const schema = refusingEmpty(field, field.type.schema());
  return {
    ...(field.required ? schema : nullable(schema)),
    ...titled(field),
    ...described(...ownWords(field, schema), defaultNote(field)),
    ...typeExtension(field),
    ...defaultExtension(field),
  };
}
