import Fraction from "fraction.js";
import type { RequestedDate } from "./requested-dates.ts";

/** The two slots of a date, and which of them somebody works in. */
export interface Slots {
  readonly morning: boolean;
  readonly afternoon: boolean;
}

/** By what the dates of a request are counted. */
export interface CountingBase {
  readonly dayCount: "working_days" | "calendar_days";
  /** Working minutes of a whole day, exact; of the workspace's full time for someone without capacity. */
  readonly dayMinutes: Fraction;
  /** The slots of a date in which the employee works. */
  readonly workableOn: (date: string) => Slots;
}

/** A requested date with the days that it counts, exact, with at most 4 decimals. */
export interface CountedDate extends RequestedDate {
  readonly days: Fraction;
}

const HALF = new Fraction(1, 2);
const NOTHING = new Fraction(0);

/** Working minutes of a date: half a day's for each workable slot. */
export function workableMinutes(date: string, { dayMinutes, workableOn }: CountingBase): Fraction {
  const { morning, afternoon } = workableOn(date);
  return dayMinutes.mul(HALF).mul(Number(morning) + Number(afternoon));
}

/**
 * Counts each date of a request (the contract, Leave, Counting): half a day for each requested slot that is workable,
 * or for each at all by calendar days; hours as their part of a whole day, 4 decimals half up.
 */
export function countDates(dates: readonly RequestedDate[], base: CountingBase): CountedDate[] {
  return dates.map((asked) => ({ ...asked, days: countDate(asked, base) }));
}

function countDate({ date, minutes, ...asked }: RequestedDate, base: CountingBase): Fraction {
  if (minutes !== null) return new Fraction(minutes).div(base.dayMinutes).round(4);
  const works =
    base.dayCount === "calendar_days" ? { morning: true, afternoon: true } : base.workableOn(date);
  const slots = Number(asked.morning && works.morning) + Number(asked.afternoon && works.afternoon);
  return HALF.mul(slots);
}

/** The days of a request: the sum of its dates. */
export const sumOfDays = (dates: readonly Pick<CountedDate, "days">[]): Fraction =>
  dates.reduce((sum, { days }) => sum.add(days), NOTHING);

/** Days as the database keeps them: `"5.5000"`, so that equal days are equal texts. */
export function storedDays(days: Fraction): string {
  const digits = String(days.mul(10_000).round().valueOf()).padStart(5, "0");
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
