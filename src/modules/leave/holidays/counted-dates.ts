import Fraction from "fraction.js";
import { roundedToWhole } from "../../../platform/figures/exact-rounding.ts";
import { type Days, ONE_DAY } from "../ledger/days.ts";
import { slotCount } from "../working-time/workable-slots.ts";
import type { Slots } from "../working-time/working-time.ts";
import type { RequestedDate } from "./requested-dates.ts";

/** By what the dates of a request are counted. */
export interface CountingBase {
  readonly dayCount: "working_days" | "calendar_days";
  /** Working minutes of a whole day, exact; of the workspace's full time for someone without capacity. */
  readonly dayMinutes: Fraction;
  /** The slots of a date in which the employee works. */
  readonly workableOn: (date: string) => Slots;
}

/** A requested date with the days that it counts. */
export interface CountedDate extends RequestedDate {
  readonly days: Days;
}

const WHOLE_DAY: Slots = { morning: true, afternoon: true };

/** Working minutes of a date: half a day's for each workable slot. */
export const workableMinutes = (date: string, { dayMinutes, workableOn }: CountingBase): Fraction =>
  dayMinutes.mul(slotCount(workableOn(date))).div(2);

/**
 * Counts each date of a request (the contract, Leave, Counting): half a day for each requested slot that is workable,
 * or for each at all by calendar days; hours as their part of a whole day, 4 decimals half up.
 */
export function countDates(dates: readonly RequestedDate[], base: CountingBase): CountedDate[] {
  return dates.map((requested) => ({ ...requested, days: countDate(requested, base) }));
}

function countDate({ date, minutes, ...requested }: RequestedDate, base: CountingBase): Days {
  if (minutes !== null) {
    const workable = workableMinutes(date, base);
    // A public holiday may have come upon the date since the hours were requested.
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
