import type { Field } from "../declare/field.ts";
import type { JsonSchema } from "../declare/field-type.ts";
import { kindExtension } from "../declare/kind-extension.ts";
import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import {
  defaultExtension,
  defaultNote,
  ownWords,
  ruleNotes,
  uniqueExtension,
  uniqueNote,
} from "./field-notes.ts";
import { described, nullable } from "./json-schema.ts";
import { gateExtension, gateNote, writeNote } from "./permission-notes.ts";

const titled = ({ title }: Field): JsonSchema => (title === null ? {} : { title });

const BOUNDS = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"];

/** Computed values have no bounds: the bounds apply to values that are sent. */
const withoutBounds = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !BOUNDS.includes(keyword)));

/** The schema of a field in a response. */
export function responseField(resource: ResourceSchema, field: FieldSchema): JsonSchema {
  const whole = field.type.returned?.() ?? field.type.schema();
  const schema = field.isComputed ? withoutBounds(whole) : whole;
  return {
    ...(field.nullable ? nullable(schema) : schema),
    ...titled(field),
    ...described(
      ...ownWords(field, schema),
      field.isOmittedFromLists && "Only in single records, and where `include` names it.",
      gateNote(resource, field.gate),
    ),
    ...kindExtension(field),
    ...gateExtension(resource, field.gate),
  };
}

export type Writing = "create" | "change";

/** Whether null is accepted, which means no value, or the default if the field has one. */
const takesNull = (field: Field, writing: Writing): boolean =>
  field.nullable ||
  field.type.empty !== undefined ||
  (field.fallback !== undefined && (writing === "create" || field.type.links !== undefined));

/** A required field refuses a blank text. */
function refusingEmpty(field: Field, schema: JsonSchema): JsonSchema {
  const isFreeText = schema.type === "string" && !("enum" in schema) && !("pattern" in schema);
  return field.required && isFreeText ? { minLength: 1, ...schema } : schema;
}

/** The schema of a field in a request body. */
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
      isFixed &&
        (field.changedBy === null
          ? "Cannot be changed after creation."
          : `Afterwards changed by the action \`${field.changedBy}\`.`),
      writeNote(resource, field.gate),
    ),
    ...kindExtension(field),
    ...uniqueExtension(field),
    ...(writing === "create" ? defaultExtension(field) : {}),
  };
}

/** The schema of an action's parameter; null means that it is not given. */
export function parameterField(field: Field): JsonSchema {
  const schema = refusingEmpty(field, field.type.schema());
  return {
    ...(field.required ? schema : nullable(schema)),
    ...titled(field),
    ...described(...ownWords(field, schema), defaultNote(field)),
    ...kindExtension(field),
    ...defaultExtension(field),
  };
}
