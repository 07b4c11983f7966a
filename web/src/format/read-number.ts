import { plural, t } from "../messages/t.ts";
import { signs } from "./signs.ts";

/** The result of reading a text: the value, or the problem with it. */
export type Reading<T = number> = { readonly value: T } | { readonly problem: string };

export interface Expected {
  /** The maximum number of decimals. */
  readonly decimals: number;
  /**
   * The value is always below a thousand (hours, days, percentages), so that a separator in it can only be the decimal
   * one: then other languages' are accepted as well.
   */
  readonly isSmall?: boolean;
}

/** The number of digits up to which a double has exactly the digits of a decimal text. */
const MAX_DIGITS = 15;
const NO_NUMBER = { problem: t("This is not a number.") };

/** Replaces every kind of space and apostrophe that separates thousands in some language by one of each. */
const evened = (text: string): string => text.replace(/\s/gu, " ").replace(/[’‘]/g, "'");

/** A text in ASCII digits and with an ASCII minus, from the digits of any language. */
export function withPlainDigits(text: string): string {
  const { digits, minus } = signs();
  return [...evened(text).replace(/[\u200e\u200f\u061c]/g, "")]
    .map((sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign))
    .map((sign) => (sign === minus || sign === "−" || sign === "–" ? "-" : sign))
    .join("")
    .trim();
}

/** Whether digits are grouped as in 1,234,567 or, as in India, 12,34,567; a number that begins with zero is not. */
const isGrouped = (groups: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(groups[0]!) &&
  /^\d{3}$/.test(groups.at(-1)!) &&
  groups.slice(1, -1).every((group) => /^\d{2,3}$/.test(group));

/** The whole and the fraction of a number, or the problem if the end of the whole is ambiguous. */
type Parts = { readonly whole: string; readonly fraction: string } | { readonly problem: string };

/** A whole number with or without group separators; null if they are in the wrong places. */
function wholeOf(text: string): string | null {
  const groups = text.split(/\D/u);
  if (groups.length === 1) return text;
  const used = new Set(text.replace(/\d/g, ""));
  const isKnown = [...used].every((sign) => sign === evened(signs().group) || sign === " " || sign === "'");
  return used.size === 1 && isKnown && isGrouped(groups) ? groups.join("") : null;
}

function withDecimals(head: string, fraction: string, { decimals, isSmall }: Expected): Parts {
  const { decimal, group } = signs();
  // Three digits after the decimal sign, where fewer are allowed, may be meant as thousands.
  if (!isSmall && decimals < 3 && fraction.length === 3 && isGrouped([head, fraction])) {
    const less = decimals === 0 ? head : `${head}${decimal}${fraction.slice(0, decimals)}`;
    const more = `${head}${group}${fraction}`;
    return { problem: t`"${head}${decimal}${fraction}" could mean ${less} or ${more}. Enter one of these.` };
  }
  const whole = wholeOf(head);
  return whole === null ? NO_NUMBER : { whole, fraction };
}

function partsOf(text: string, expected: Expected): Parts {
  const { decimal } = signs();
  const [head = "", fraction, ...rest] = text.split(decimal) as [string, string | undefined, ...string[]];
  if (fraction !== undefined && rest.length === 0 && /^\d*$/.test(fraction)) {
    return withDecimals(head, fraction, expected);
  }
  const lone = /^(\d+)[.,](\d+)$/.exec(text);
  if (expected.isSmall && lone && lone[2]!.length !== 3) return { whole: lone[1]!, fraction: lone[2]! };
  const whole = expected.isSmall && lone ? null : wholeOf(text);
  const useDecimal = { problem: t`Use "${decimal}" before the decimals, as in 12${decimal}5.` };
  return whole === null ? useDecimal : { whole, fraction: "" };
}

/**
 * The number that a text means in the person's language, with the language's group and decimal separators; one that
 * could be the other is refused, never guessed.
 */
export function readNumber(typed: string, expected: Expected): Reading {
  const text = withPlainDigits(typed);
  const sign = text.startsWith("-") ? "-" : "";
  const size = text.replace(/^[-+] ?/, "");
  if (!/^\d[\d.,٬٫' ]*$/u.test(size)) return NO_NUMBER;
  const parts = partsOf(size, expected);
  if ("problem" in parts) return parts;
  const whole = parts.whole.replace(/^0+(?=\d)/, "");
  const fraction = parts.fraction.replace(/0+$/, "");
  if (fraction.length > expected.decimals) {
    const most = expected.decimals;
    if (most === 0) return { problem: t("Enter a whole number.") };
    return { problem: plural(most, "Enter at most # decimal.", "Enter at most # decimals.") };
  }
  if ((whole + fraction).replace(/^0+/, "").length > MAX_DIGITS)
    return { problem: t("The number is too long.") };
  // With this few digits, the double is written with the same ones.
  const value = Number(`${sign}${whole}.${fraction || "0"}`);
  return { value: value === 0 ? 0 : value };
}
