import type { Field, RecordRule } from "../declare/field.ts";
import type { JsonSchema } from "../declare/field-type.ts";
import type { FieldSchema } from "../schema/schema.ts";

/** A default that is the same for every record of every workspace, as in a request; undefined: there is none. */
export function constantDefault({ fallback, type }: Field): unknown {
  const value = typeof fallback === "function" ? (fallback.length === 0 ? fallback() : undefined) : fallback;
  const isDecimal = typeof value === "string" && type.schema().type === "number";
  return isDecimal ? Number(value) : value;
}

/** The default in words. With the keyword `default`, client generators would treat the field as always present. */
export function defaultNote(field: Field): string | null {
  if (field.fallback === undefined) return null;
  return `Default: ${field.fallbackMeaning ?? `\`${JSON.stringify(constantDefault(field))}\``}.`;
}

/** The constant default as `x-default`, for programs that show forms. */
export function defaultExtension(field: Field): JsonSchema {
  const value = constantDefault(field) ?? null;
  return value === null ? {} : { "x-default": value };
}

/** The declared description of the field, without notes on rules and rights. */
export const ownWords = (field: Field, schema: JsonSchema = field.type.schema()): (string | null)[] => [
  field.description,
  typeof schema.description === "string" ? schema.description : null,
];

export function uniqueNote({ unique }: FieldSchema): string | null {
  if (!unique) return null;
  return unique.within.length === 0 ? "Unique." : `Unique within the same ${unique.within.join(" and ")}.`;
}

/** `x-unique` of a field whose value no two records have, for programs that copy records. */
export const uniqueExtension = ({ unique }: FieldSchema): JsonSchema => (unique ? { "x-unique": true } : {});

/** The rules between fields in words. */
export const ruleNotes = ({ rules }: FieldSchema): string[] => rules.map(ruleNote);

function ruleNote(rule: RecordRule): string {
  const other = `\`${rule.other}\``;
  switch (rule.kind) {
    case "after":
      return `After ${other}.`;
    case "on-or-after":
      return `On or after ${other}.`;
    case "required-when":
      return `Required when ${other} is \`${rule.value}\`.`;
    case "prohibited-unless":
      return `Only when ${other} is \`${rule.value}\`${rule.isImplying ? ", which is implied if that field is neither given nor stored" : ""}.`;
    case "prohibited-when":
      return `Not when ${other} is \`${rule.value}\`.`;
    case "prohibited-without":
      return `Only together with ${other}.`;
  }
}
