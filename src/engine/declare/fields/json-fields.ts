import { unknownKey } from "../../errors/messages.ts";
import type { Sql } from "../../sql/sql.ts";
import { type FieldBuilder, fieldOf, type OptionalField } from "../field-builder.ts";
import type { Fail, FieldType } from "../field-type.ts";
import { isStorableText } from "../text.ts";
import { textType } from "./text-fields.ts";

const asStored = (stored: Sql): Sql => stored;

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The properties that all types of JSON columns share. */
export function jsonColumn(name: string): Omit<FieldType<never>, "read" | "schema" | "holds"> {
  return { name, columnTypes: ["jsonb"], cast: "jsonb", filter: null, json: asStored, order: asStored };
}

/**
 * An object with a closed set of text keys, such as an address. A write replaces the whole value; missing keys are
 * null, and an object whose keys are all null is itself null.
 */
export function textObject<const Keys extends readonly string[]>(
  ...keys: Keys
): OptionalField<Readonly<Record<Keys[number], string | null>>> {
  const line = textType("string");
  return fieldOf({
    ...jsonColumn("object"),
    schema: () => ({
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(keys.map((key) => [key, { type: ["string", "null"], maxLength: 255 }])),
    }),
    returned: () => ({
      type: "object",
      required: [...keys],
      properties: Object.fromEntries(keys.map((key) => [key, { type: ["string", "null"] }])),
    }),
    read(wire, fail) {
      if (!isPlainObject(wire)) return fail("The :field field must be an object.");
      const value: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, null]));
      for (const [key, item] of Object.entries(wire)) {
        if (!keys.includes(key)) fail(unknownKey(key), key);
        else if (item !== null) value[key] = line.read(item, (template) => fail(template, key)) ?? null;
      }
      return keys.every((key) => value[key] === null) ? null : value;
    },
  });
}

/** Whether all keys and texts of a JSON value can be stored. It may be nested deeper than functions can call themselves. */
function isStorable(wire: unknown): boolean {
  const left = [wire];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === "string" && !isStorableText(one)) return false;
    if (typeof one !== "object" || one === null) continue;
    for (const [key, value] of Object.entries(one)) left.push(key, value);
  }
  return true;
}

/** A JSON column that is validated and returned by rules of the module, which need not check whether texts can be stored. */
export const json = <Value = unknown>(
  read: (wire: unknown, fail: Fail) => Value,
  schema: Record<string, unknown>,
  // biome-ignore lint/suspicious/noConfusingVoidType: what `fail` returns is no value
): OptionalField<Exclude<Value, void | undefined | null>> =>
  fieldOf({
    ...jsonColumn("json"),
    schema: () => schema,
    read: (wire, fail) =>
      isStorable(wire)
        ? read(wire, fail)
        : fail("The :field field must be valid text without NUL characters."),
  });

/** A read-only object set by the system, returned as it is stored. */
export const jsonb = <Value = unknown>(
  schema: Record<string, unknown> = {},
): FieldBuilder<Value | null, "managed"> =>
  fieldOf<Value>({ ...jsonColumn("json"), schema: () => schema, read: () => undefined }).managed();
