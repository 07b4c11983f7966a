import { message } from "../../errors/message.ts";
import { sql } from "../../sql/sql.ts";
import { fieldOf, type OptionalField } from "../field-builder.ts";
import type { Fail, FieldType } from "../field-type.ts";
import { decimalKind, integerKind } from "../range-kinds.ts";

export interface Range {
  min?: number;
  max?: number;
  /** The value must be greater than this, not equal. */
  above?: number;
  /**
   * Whether the message for a value out of range names both bounds ("must be between 0 and 168") or only the violated
   * one.
   */
  between?: boolean;
}

/** Reports a number that is out of range; returns whether it is within. */
export function checkRange(value: number, { min, max, above, between }: Range, fail: Fail): boolean {
  const isTooLow = above !== undefined && value <= above;
  const isBelow = min !== undefined && value < min;
  const isBeyond = max !== undefined && value > max;
  if (between && (isBelow || isBeyond)) fail(message`The :field field must be between ${min} and ${max}.`);
  else if (isTooLow) fail(message`The :field field must be greater than ${above}.`);
  else if (isBelow) fail(message`The :field field must be at least ${min}.`);
  else if (isBeyond) fail(message`The :field field must not be greater than ${max}.`);
  return !isTooLow && !isBelow && !isBeyond;
}

const bounds = ({ min, max, above }: Range) => ({
  ...(min === undefined ? {} : { minimum: min }),
  ...(max === undefined ? {} : { maximum: max }),
  ...(above === undefined ? {} : { exclusiveMinimum: above }),
});

/** The shortest text of a double in decimal notation: JavaScript's own is `1e-7` for values below a millionth. */
export function writtenOut(value: number): string {
  const [digits, exponent] = String(value).split("e-") as [string, string | undefined];
  if (exponent === undefined) return digits;
  const [whole, fraction = ""] = digits.replace("-", "").split(".") as [string, string | undefined];
  return `${value < 0 ? "-" : ""}0.${"0".repeat(Number(exponent) - whole.length)}${whole}${fraction}`;
}

const INT4: Range = { min: -2_147_483_648, max: 2_147_483_647 };

/** An integer; without a range, any that fits into 32 bits. */
export function integerType(range: Range = {}): FieldType<number> {
  const allowed = { ...range, min: range.min ?? INT4.min, max: range.max ?? INT4.max };
  return {
    name: "integer",
    columnTypes: ["integer", "bigint", "smallint"],
    cast: "integer",
    filter: integerKind,
    json: (stored) => stored,
    order: (stored) => stored,
    schema: () => ({ type: "integer", ...bounds(range) }),
    read(wire, fail) {
      if (typeof wire !== "number" || !Number.isInteger(wire))
        return fail("The :field field must be an integer.");
      return checkRange(wire, allowed, fail) ? wire : undefined;
    },
  };
}

export const integer = (range: Range = {}): OptionalField<number> => fieldOf(integerType(range));

/** An integer between two bounds, inclusive. */
export const integerBetween = (min: number, max: number): OptionalField<number> =>
  fieldOf(integerType({ min, max, between: true }));

/** An integer of at least 1. */
export const positive = (max?: number): OptionalField<number> => fieldOf(integerType({ min: 1, max }));

/**
 * An exact decimal with `decimals` decimal places, stored as numeric. A JSON number is parsed as a double, whose
 * shortest text equals the caller's as long as it has at most 15 digits; longer ones are refused, never rounded.
 * Without a range it has at most 14 digits, as in a column `numeric(14, decimals)`.
 */
export function decimalType(decimals: number, range: Range = {}): FieldType<string> {
  const limit = 10 ** (14 - decimals) - 1;
  const allowed = { ...range, min: range.min ?? -limit, max: range.max ?? limit };
  return {
    name: "decimal",
    columnTypes: ["numeric"],
    cast: "numeric",
    filter: decimalKind,
    // A whole value is returned without decimals, whatever the scale of the column.
    json: (stored) => sql`trim_scale(round(${stored}, ${decimals}::integer))`,
    order: (stored) => stored,
    // `multipleOf` cannot be used: validators compute it in binary floating point, in which 19.99 is not a multiple of
    // 0.01.
    schema: () => ({
      type: "number",
      description: `At most ${decimals} decimals.`,
      "x-decimals": decimals,
      ...bounds(range),
    }),
    read(wire, fail) {
      if (typeof wire !== "number") return fail("The :field field must be a number.");
      if (!checkRange(wire, allowed, fail)) return undefined;
      const text = writtenOut(wire);
      const fraction = /^-?\d+(?:\.(\d+))?$/.exec(text);
      if (!fraction || (fraction[1]?.length ?? 0) > decimals) {
        return fail(message`The :field field must have at most ${decimals} decimal places.`);
      }
      // The text is padded like the column ("5000.00"), so that equal amounts have equal texts.
      const [whole, digits = ""] = text.split(".");
      return decimals === 0 ? whole : `${whole}.${digits.padEnd(decimals, "0")}`;
    },
  };
}

/** An amount in major currency units with at most 2 decimals. */
export const money = (range: Range = {}): OptionalField<string> =>
  fieldOf(decimalType(2, range)).counts("money");
export const decimal = (decimals: number, range: Range = {}): OptionalField<string> =>
  fieldOf(decimalType(decimals, range));
