import { t } from "../messages/t.ts";
import { isDay } from "./calendar.ts";
import { exampleOf, formatDate } from "./dates.ts";
import { inLanguage } from "./language.ts";
import { type Reading, withPlainDigits } from "./read-number.ts";
import { anyOf } from "./words.ts";

type Part = "year" | "month" | "day";
type Order = readonly Part[];

const DAY_FIRST: Order = ["day", "month", "year"];
const MONTH_FIRST: Order = ["month", "day", "year"];
const YEAR_FIRST: Order = ["year", "month", "day"];

/** A year of two digits means the one within so many years of today; otherwise its century is ambiguous. */
const NEAR_YEARS = 20;
const CENTURY = 100;

/** How a language writes a day in digits: the order of its parts, and the signs between them. */
const custom = inLanguage((language) => {
  const writer = new Intl.DateTimeFormat(language, { dateStyle: "short", calendar: "gregory" });
  const parts = writer.formatToParts(0);
  const order = parts
    .map(({ type }) => type)
    .filter((type): type is Part => YEAR_FIRST.includes(type as Part));
  const between = parts.filter(({ type }) => type === "literal").map(({ value }) => value);
  return { order, signs: new Set(between.join("").match(/[./-]/g)) };
});

/** The letters of a word in lower case and without accents (ä becomes a), as people type the names of months. */
const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}]/gu, "")
    .toLowerCase();

const MONTHS = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 1)));

const WAYS: readonly Intl.DateTimeFormatOptions[] = [
  { month: "long" },
  { month: "short" },
  { dateStyle: "long" },
  { dateStyle: "medium" },
];

/** The name of a month within a written date, with any letters that the language puts before it. */
function nameIn(parts: readonly Intl.DateTimeFormatPart[]): string {
  const at = parts.findIndex(({ type }) => type === "month");
  const before = /\p{L}*$/u.exec(parts[at - 1]?.value ?? "")![0];
  return bare(before + parts[at]!.value);
}

/** The names of months in a language, on their own and within a date, each with its number. */
const monthNames = (language: string | undefined): readonly (readonly [name: string, month: number])[] =>
  WAYS.flatMap((way) => {
    const writer = new Intl.DateTimeFormat(language, { ...way, calendar: "gregory", timeZone: "UTC" });
    return MONTHS.map((at, index) => [nameIn(writer.formatToParts(at)), index + 1] as const);
  });

/** The names in the person's language, and the English ones, because the screens are in English. */
const months = inLanguage((language) => [...monthNames(language), ...monthNames("en")]);

/** The month whose name the word is, or begins with three letters or more; null for none, and for several. */
function monthOf(word: string): number | null {
  const exact = months().filter(([name]) => name === word);
  const named =
    exact.length > 0 ? exact : months().filter(([name]) => word.length > 2 && name.startsWith(word));
  const found = new Set(named.map(([, month]) => month));
  return found.size === 1 ? [...found][0]! : null;
}

/** The years that digits can mean; four digits mean exactly one. */
function yearsOf(digits: string, today: string): readonly number[] {
  if (digits.length === 4) return [Number(digits)];
  if (digits.length !== 2) return [];
  const present = Number(today.slice(0, 4));
  const first = present - (present % CENTURY) - CENTURY + Number(digits);
  const years = [first, first + CENTURY, first + 2 * CENTURY];
  const near = years.filter((year) => Math.abs(year - present) <= NEAR_YEARS);
  if (near.length > 0) return near;
  return years.filter((year) => Math.abs(year - present) < CENTURY);
}

/** The days that three groups of digits mean in an order. */
function daysIn(order: Order, groups: readonly string[], today: string): readonly string[] {
  const at = (part: Part): string => groups[order.indexOf(part)]!;
  if (at("month").length > 2 || at("day").length > 2) return [];
  return yearsOf(at("year"), today)
    .map((year) => [String(year).padStart(4, "0"), at("month").padStart(2, "0"), at("day").padStart(2, "0")])
    .map((parts) => parts.join("-"))
    .filter((day) => isDay(day) && day >= "1000");
}

/** The orders in which digits with such separators are read: the person's, and those of languages that use the separator. */
function ordersOf(text: string): readonly Order[] {
  const { order, signs } = custom();
  const isForeign = (sign: string): boolean => text.includes(sign) && !signs.has(sign);
  if (isForeign(".")) return [order, DAY_FIRST];
  if (isForeign("/")) return [order, DAY_FIRST, MONTH_FIRST];
  return [order];
}

/** Digits without separators, cut into groups: `14072026`, `140726`, `20260714`. */
function undivided(digits: string): readonly (readonly [Order, readonly string[]])[] {
  const cut = (order: Order): readonly [Order, readonly string[]] => {
    let from = 0;
    const groups = order.map((part) => {
      const length = part === "year" ? digits.length - 4 : 2;
      from += length;
      return digits.slice(from - length, from);
    });
    return [order, groups];
  };
  return (digits.length === 8 ? [custom().order, YEAR_FIRST] : [custom().order]).map(cut);
}

/** All days that a text in digits can mean. */
function daysInDigits(text: string, today: string): readonly string[] {
  const groups = text.match(/\d+/g) ?? [];
  if (groups.length === 1 && /^\d{6}(\d\d)?$/.test(groups[0])) {
    return undivided(groups[0]).flatMap(([order, cut]) => daysIn(order, cut, today));
  }
  if (groups.length !== 3) return [];
  const orders = groups[0]!.length === 4 ? [YEAR_FIRST] : ordersOf(text);
  return orders.flatMap((order) => daysIn(order, groups, today));
}

/** All days that a text with the name of a month can mean: the year is the group of four digits, else the last group. */
function daysWithMonth(month: number, text: string, today: string): readonly string[] {
  const groups = text.match(/\d+/g) ?? [];
  if (groups.length !== 2) return [];
  const [first, second] = groups as [string, string];
  const [day, year] = first.length === 4 ? [second, first] : [first, second];
  return daysIn(DAY_FIRST, [day, String(month), year], today);
}

/**
 * The day that a text means in the person's language, as `YYYY-MM-DD`, a form that is understood as well. The text has
 * digits in the language's order, or the name of the month. Another language's separators, and years of two digits,
 * are refused where they could mean another day; nothing is guessed.
 * @param today determines which centuries two digits can mean
 */
export function readDate(typed: string, today: string): Reading<string> {
  const text = withPlainDigits(typed);
  const words = text.match(/\p{L}[\p{L}\p{M}.’']*/gu) ?? [];
  const named = words.map((word) => monthOf(bare(word))).filter((month) => month !== null);
  const found = named.length === 1 ? daysWithMonth(named[0]!, text, today) : daysInDigits(text, today);
  const days = [...new Set(found)];
  if (days.length === 1) return { value: days[0]! };
  if (days.length === 0) return { problem: t`This is not a date. Enter one as in ${exampleOf(today)}.` };
  const meanings = anyOf(days.map(formatDate));
  return { problem: t`"${typed.trim()}" could mean ${meanings}. Enter one of these.` };
}
