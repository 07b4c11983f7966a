import { MESSAGES, unknownKey } from "../../errors/messages.ts";
import type { Sql } from "../../query/sql.ts";
import {
  type Fail,
  type Field,
  type FieldBuilder,
  type FieldType,
  fieldOf,
  type OptionalField,
} from "../field.ts";
import { isBlank } from "../text.ts";
import { integerType, type Range } from "./number-fields.ts";
import { readDistinct } from "./reference-fields.ts";
import { textType } from "./text-fields.ts";

const asStored = (stored: Sql): Sql => stored;

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The parts that every type of JSON column shares. */
function jsonColumn(name: string): Omit<FieldType<never>, "read" | "schema" | "holds"> {
  return { name, columnTypes: ["jsonb"], cast: "jsonb", filter: null, json: asStored, order: asStored };
}

/**
 * An object with a closed set of text keys, such as an address: replaced as a whole, missing keys are null,
 * and one whose keys are all null is itself null.
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

/** A set of integers of a range, distinct and stored ascending, at least one. */
export function integerSet(range: Required<Pick<Range, "min" | "max">>): OptionalField<readonly number[]> {
  const one = integerType({ ...range, between: true });
  return fieldOf({
    ...jsonColumn("integers"),
    columnTypes: ["integer[]", "smallint[]"],
    cast: "integer[]",
    schema: () => ({
      type: "array",
      minItems: 1,
      uniqueItems: true,
      items: { type: "integer", minimum: range.min, maximum: range.max },
    }),
    read: (wire, fail) =>
      readDistinct(
        wire,
        { min: 1, max: range.max - range.min + 1 },
        (item, failItem) => one.read(item, failItem) as number | undefined,
        fail,
      )?.sort((a, b) => a - b),
  });
}

/** One of the names, or any text if the names are not known in advance. */
const nameSchema = (names: readonly string[]) => ({
  type: "string",
  ...(names.length > 0 ? { enum: [...names] } : {}),
});

/** An array of distinct names out of a closed set, kept in the given order. */
export function namesOf<Name extends string>(
  options: () => readonly Name[],
  max = 500,
): OptionalField<readonly Name[]> {
  return fieldOf({
    ...jsonColumn("names"),
    columnTypes: ["text[]"],
    cast: "text[]",
    schema: () => ({ type: "array", uniqueItems: true, maxItems: max, items: nameSchema(options()) }),
    returned: () => ({ type: "array", uniqueItems: true, items: nameSchema(options()) }),
    read: (wire, fail) =>
      readDistinct(
        wire,
        { max },
        (item, failItem) =>
          typeof item === "string" && (options() as readonly string[]).includes(item)
            ? (item as Name)
            : (failItem(MESSAGES.selected, undefined, options()) as undefined),
        fail,
      ),
  });
}

/** An array of lines of text. */
export function lines(options: {
  min?: number;
  max: number;
  maxLength?: number;
}): OptionalField<readonly string[]> {
  const line = textType("string", { max: options.maxLength });
  return fieldOf({
    ...jsonColumn("lines"),
    schema: () => ({
      type: "array",
      ...(options.min ? { minItems: options.min } : {}),
      maxItems: options.max,
      items: { type: "string", maxLength: options.maxLength ?? 255 },
    }),
    read(wire, fail) {
      const readLine = (item: unknown, failItem: Fail): unknown => {
        const read = item === null ? null : line.read(item, failItem);
        return read === null ? failItem("The :field field is required.") : read;
      };
      return readItems(wire, options, readLine, fail);
    },
  });
}

/** Reads an array in order, each item by `one`; problems are noted at `field.N`. */
function readItems(
  wire: unknown,
  { min = 0, max }: { min?: number; max: number },
  one: (item: unknown, fail: Fail) => unknown,
  fail: Fail,
): unknown[] | undefined {
  if (!Array.isArray(wire)) return void fail("The :field field must be an array.");
  if (wire.length < min) return void fail(`The :field field must have at least ${min} items.`);
  if (wire.length > max) return void fail(`The :field field must not have more than ${max} items.`);
  let failed = false;
  const items = wire.map((item, index) =>
    one(item, (template, subpath, allowed) => {
      failed = true;
      fail(template, subpath === undefined ? String(index) : `${index}.${subpath}`, allowed);
    }),
  );
  return failed ? undefined : items;
}

/** A field of an item; an optional one may be null. */
function itemSchema(field: Field, isNeverNull: boolean): Record<string, unknown> {
  const schema = field.type.schema();
  const options = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {};
  return {
    ...schema,
    ...(isNeverNull ? {} : { type: [schema.type, "null"].flat(), ...options }),
    ...(field.description ? { description: field.description } : {}),
  };
}

export interface RecordsOptions<Item> {
  min?: number;
  max: number;
  /** Rules between the items or between the fields of an item, beyond those of the fields themselves. */
  check?: (items: Item[], fail: Fail) => void;
}

/**
 * An ordered array of small records, each with declared fields; replaced as a whole. `Item` is one of them as it is
 * kept: within JSON a decimal is a number.
 */
export function records<Item extends object>(
  shape: { readonly [Name in keyof Item]: FieldBuilder },
  options: RecordsOptions<Item>,
): OptionalField<readonly Item[]> {
  const fields = Object.entries<FieldBuilder>(shape).map(
    ([name, builder]) => [name, builder.definition] as const,
  );
  const readRecord = (item: unknown, fail: Fail): unknown => {
    if (!isPlainObject(item)) return fail("The :field field must be an object.");
    for (const key of Object.keys(item)) {
      if (!Object.hasOwn(shape, key)) fail(unknownKey(key), key);
    }
    const record: Record<string, unknown> = {};
    for (const [name, field] of fields) {
      const wire = isBlank(item[name]) ? null : item[name];
      const read =
        wire === null
          ? null
          : field.type.read(wire, (template, subpath, allowed) =>
              fail(template, subpath === undefined ? name : `${name}.${subpath}`, allowed),
            );
      if (read === undefined) continue;
      const value = read === null ? (field.fallback ?? null) : read;
      if (value === null && field.required) fail("The :field field is required.", name);
      // Within JSON a decimal is a number again: its text has at most 15 digits, which a double keeps.
      record[name] = field.type.name === "decimal" && value !== null ? Number(value) : value;
    }
    return record;
  };
  return fieldOf({
    ...jsonColumn("records"),
    schema: () => ({
      type: "array",
      ...(options.min ? { minItems: options.min } : {}),
      maxItems: options.max,
      items: {
        type: "object",
        additionalProperties: false,
        required: fields.filter(([, field]) => field.required).map(([name]) => name),
        properties: Object.fromEntries(
          fields.map(([name, field]) => [name, itemSchema(field, field.required)]),
        ),
      },
    }),
    // Items are returned as they were stored: every key is there, null where the field has neither value nor default.
    returned: () => ({
      type: "array",
      items: {
        type: "object",
        required: fields.map(([name]) => name),
        properties: Object.fromEntries(
          fields.map(([name, field]) => [
            name,
            itemSchema(field, field.required || field.fallback !== undefined),
          ]),
        ),
      },
    }),
    read(wire, fail) {
      let failed = false;
      const failOnce: Fail = (...problem) => {
        failed = true;
        fail(...problem);
      };
      const items = readItems(wire, options, readRecord, failOnce) as Item[] | undefined;
      if (items && !failed) options.check?.(items, failOnce);
      return failed ? undefined : items;
    },
  });
}

/** A JSON column read and written by a module's own rules. */
export const json = <Value = unknown>(
  read: (wire: unknown, fail: Fail) => Value,
  schema: Record<string, unknown>,
  // biome-ignore lint/suspicious/noConfusingVoidType: what `fail` returns is no value
): OptionalField<Exclude<Value, void | undefined | null>> =>
  fieldOf({ ...jsonColumn("json"), schema: () => schema, read });

/** A read-only object that the system sets, returned as it is stored. */
export const jsonb = <Value = unknown>(
  schema: Record<string, unknown> = {},
): FieldBuilder<Value | null, "managed"> =>
  fieldOf<Value>({ ...jsonColumn("json"), schema: () => schema, read: () => undefined }).managed();
