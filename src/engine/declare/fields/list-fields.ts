import { message } from "../../errors/message.ts";
import { MESSAGES } from "../../errors/messages.ts";
import { fieldOf, type OptionalField } from "../field-builder.ts";
import type { Fail } from "../field-type.ts";
import { jsonColumn } from "./json-fields.ts";
import { integerType, type Range } from "./number-fields.ts";
import { readDistinct } from "./reference-fields.ts";
import { textType } from "./text-fields.ts";

/** A set of at least one integer within a range, without duplicates, stored in ascending order. */
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

/** An array of distinct names from a closed set, stored in the given order. */
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

/** Reads the items of an array in order with `one`; problems are reported on `field.N`. */
export function readItems(
  wire: unknown,
  { min = 0, max }: { min?: number; max: number },
  one: (item: unknown, fail: Fail) => unknown,
  fail: Fail,
): unknown[] | undefined {
  if (!Array.isArray(wire)) return void fail("The :field field must be an array.");
  if (wire.length < min) return void fail(message`The :field field must have at least ${min} items.`);
  if (wire.length > max) return void fail(message`The :field field must not have more than ${max} items.`);
  let failed = false;
  const items = wire.map((item, index) =>
    one(item, (template, subpath, allowed) => {
      failed = true;
      fail(template, subpath === undefined ? String(index) : `${index}.${subpath}`, allowed);
    }),
  );
  return failed ? undefined : items;
}
