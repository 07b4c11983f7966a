import { addDays } from "../../engine/declare/calendar.ts";

export const INTERVALS = ["month", "quarter", "year"] as const;
export type Interval = (typeof INTERVALS)[number];

/** A period from one day to another, inclusive, as `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface LabelledPeriod extends Period {
  /** `2026-01`, `2026-Q1` or `2026`. */
  readonly label: string;
}

const MONTHS: Readonly<Record<Interval, number>> = { month: 1, quarter: 3, year: 12 };

/**
 * The calendar months, quarters or years that overlap a period, in order; the first and the last are cut to the period.
 */
export function intervalsOf({ from, to }: Period, interval: Interval): LabelledPeriod[] {
  const periods: LabelledPeriod[] = [];
  let start = from;
  while (start <= to) {
    const end = lastDay(start, interval);
    const isLast = end >= to;
    periods.push({ label: labelOf(start, interval), from: start, to: isLast ? to : end });
    if (isLast) break;
    start = firstAfter(end);
  }
  return periods;
}

/** The calendar month of a day. */
export function monthOf(day: string): Period {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: lastDay(from, "month") };
}

/** The calendar month before that of a day. */
export function monthBefore(day: string): Period {
  const last = addDays(`${day.slice(0, 7)}-01`, -1);
  return { from: `${last.slice(0, 7)}-01`, to: last };
}

function lastDay(day: string, interval: Interval): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const last = Math.ceil(month / MONTHS[interval]) * MONTHS[interval];
  return `${firstOf(year, last).slice(0, -2)}${daysOfMonth(year, last)}`;
}

/** The day after the last one of a month. */
function firstAfter(end: string): string {
  const [year, month] = [Number(end.slice(0, 4)), Number(end.slice(5, 7))];
  return month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1);
}

const SHORT_MONTHS = new Set([4, 6, 9, 11]);
const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return SHORT_MONTHS.has(month) ? 30 : 31;
}

const firstOf = (year: number, month: number): string =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;

function labelOf(day: string, interval: Interval): string {
  if (interval === "month") return day.slice(0, 7);
  const year = day.slice(0, 4);
  return interval === "year" ? year : `${year}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/**
 * Whether a period is at most the given number of years long: 2021-01-01 to 2025-12-31 are five years, one more day is
 * not.
 */
export function isWithinYears({ from, to }: Period, years: number): boolean {
  // The days are compared as text, so a 29 February that does not exist still sorts correctly.
  return to < String(Number(from.slice(0, 4)) + years).padStart(4, "0") + from.slice(4);
}
