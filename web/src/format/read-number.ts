import { signs } from "./signs.ts";

/** What was understood of a text: a number, or a value of another kind, or why nothing was. */
export type Reading<T = number> = { readonly value: T } | { readonly problem: string };

export interface Expected {
  /** How many decimals are taken. */
  readonly decimals: number;
  /**
   * The value is always below a thousand (hours, days, shares), so that a sign in it can only be the decimal one: then
   * that of other languages is taken as well.
   */
  readonly isSmall?: boolean;
}

/** A double has the digits of a decimal text as long as there are no more of them. */
const MAX_DIGITS = 15;
const NO_NUMBER = { problem: "This is not a number." };

/** Spaces and apostrophes of all kinds as one, which stand between thousands in any language. */
const evened = (text: string): string => text.replace(/\s/gu, " ").replace(/[’‘]/g, "'");

/** A text in digits of ASCII and with an ASCII minus, whatever digits the person's language has. */
export function withPlainDigits(text: string): string {
  const { digits, minus } = signs();
  return [...evened(text).replace(/[\u200e\u200f\u061c]/g, "")]
    .map((sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign))
    .map((sign) => (sign === minus || sign === "−" || sign === "–" ? "-" : sign))
    .join("")
    .trim();
}

/** 1,234,567 and, as in India, 12,34,567; nothing that begins with a zero is in groups. */
const isGrouped = (groups: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(groups[0]!) &&
  /^\d{3}$/.test(groups.at(-1)!) &&
  groups.slice(1, -1).every((group) => /^\d{2,3}$/.test(group));

/** The whole and the fraction of a number, or why it is ambiguous where the one ends. */
type Parts = { readonly whole: string; readonly fraction: string } | { readonly problem: string };

/** A whole number with or without group signs; null where they stand in wrong places. */
function wholeOf(text: string): string | null {
  const groups = text.split(/\D/u);
  if (groups.length === 1) return text;
  const used = new Set(text.replace(/\d/g, ""));
  const isKnown = [...used].every((sign) => sign === evened(signs().group) || sign === " " || sign === "'");
  return used.size === 1 && isKnown && isGrouped(groups) ? groups.join("") : null;
}

function withDecimals(head: string, fraction: string, { decimals, isSmall }: Expected): Parts {
  const { decimal, group } = signs();
  // Three digits behind the decimal sign, where fewer are taken, are thousands in another language.
  if (!isSmall && decimals < 3 && fraction.length === 3 && isGrouped([head, fraction])) {
    const less = decimals === 0 ? head : `${head}${decimal}${fraction.slice(0, decimals)}`;
    const more = `${head}${group}${fraction}`;
    return { problem: `"${head}${decimal}${fraction}" could mean ${less} or ${more}. Enter one of these.` };
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
  const useDecimal = { problem: `Use "${decimal}" before the decimals, as in 12${decimal}5.` };
  return whole === null ? useDecimal : { whole, fraction: "" };
}

/**
 * The number that a text means in the person's language. Its group and decimal signs are the language's; a sign that
 * could be the other one is refused, never guessed.
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
    return { problem: most === 0 ? "Enter a whole number." : `Enter at most ${most} decimals.` };
  }
  if ((whole + fraction).replace(/^0+/, "").length > MAX_DIGITS)
    return { problem: "The number is too long." };
  // The digits are few enough for the double to be written with the same ones.
  const value = Number(`${sign}${whole}.${fraction || "0"}`);
  return { value: value === 0 ? 0 : value };
}
