import Fraction from "fraction.js";
import { roundedToWhole } from "../../../platform/figures/exact-rounding.ts";
import { type Days, ONE_DAY } from "../ledger/days.ts";
import { slotCount } from "../working-time/workable-slots.ts";
import type { Slots } from "../working-time/working-time.ts";
import type { RequestedDate } from "./requested-dates.ts";

/** The facts by which the dates of a request are counted. */
export interface CountingBase {
  readonly dayCount: "working_days" | "calendar_days";
  /** The exact minutes of a full working day; those of the workspace's full-time hours for employees without capacity. */
  readonly dayMinutes: Fraction;
  /** The slots of a date in which the employee is expected to work. */
  readonly workableOn: (date: string) => Slots;
}

/** A requested date with its counted days. */
export interface CountedDate extends RequestedDate {
  readonly days: Days;
}

const WHOLE_DAY: Slots = { morning: true, afternoon: true };

/** The working minutes of a date: half a day for each workable slot. */
export const workableMinutes = (date: string, { dayMinutes, workableOn }: CountingBase): Fraction =>
  dayMinutes.mul(slotCount(workableOn(date))).div(2);

/**
 * Counts each date of a request (decision 19): half a day for each requested slot that is workable (with calendar days,
 * for each requested slot); hours count as their part of a full day, rounded half up to 4 decimals.
 */
export function countDates(dates: readonly RequestedDate[], base: CountingBase): CountedDate[] {
  return dates.map((requested) => ({ ...requested, days: countDate(requested, base) }));
}

function countDate({ date, minutes, ...requested }: RequestedDate, base: CountingBase): Days {
  if (minutes !== null) {
    const workable = workableMinutes(date, base);
    // The date may have become a public holiday since the hours were requested.
    const taken = workable.lt(minutes) ? workable : new Fraction(minutes);
    return Number(roundedToWhole(taken.div(base.dayMinutes).mul(ONE_DAY)));
  }
  const works = base.dayCount === "calendar_days" ? WHOLE_DAY : base.workableOn(date);
  const slots = {
    morning: requested.morning && works.morning,
    afternoon: requested.afternoon && works.afternoon,
  };
  return (ONE_DAY / 2) * slotCount(slots);
}

/** The days of a request: the sum of its dates. */
export const sumOfDays = (dates: readonly Pick<CountedDate, "days">[]): Days =>
  dates.reduce((sum, { days }) => sum + days, 0);
