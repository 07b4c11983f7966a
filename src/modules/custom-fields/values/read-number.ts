import Fraction from "fraction.js";
import { type Fail, writtenOut } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";

export interface NumberRules {
  readonly decimals: number;
  readonly min: number | null;
  readonly max: number | null;
}

/** The number of digits that a JSON number represents exactly. */
const MAX_DIGITS = 15;

/** In characters, with zeros that do not count: longer texts take long to read, and nobody writes a number so. */
const MAX_TEXT = 100;

/**
 * Parses a number, or its text, exactly. It may have at most 15 digits, so that the stored JSON number is equal to it.
 * Returns undefined if an error was reported.
 */
export function readNumber(
  wire: unknown,
  { decimals, min, max }: NumberRules,
  fail: Fail,
): number | undefined {
  const text = typeof wire === "number" ? writtenOut(wire) : typeof wire === "string" ? wire.trim() : "";
  const parts = text.length <= MAX_TEXT ? /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(text) : null;
  if (!parts) return void fail("The :field field must be a number.");
  const [, , whole = "", fraction = ""] = parts;
  if (fraction.length > decimals)
    return void fail(message`The :field field must have at most ${decimals} decimal places.`);
  if ((whole === "0" ? 0 : whole.length) + fraction.length > MAX_DIGITS)
    return void fail(message`The :field field must have at most ${MAX_DIGITS} digits.`);
  const exact = new Fraction(text.replace(/\.$/, ""));
  if (min !== null && exact.compare(min) < 0)
    return void fail(message`The :field field must be at least ${min}.`);
  if (max !== null && exact.compare(max) > 0)
    return void fail(message`The :field field must not be greater than ${max}.`);
  return Number(text);
}
