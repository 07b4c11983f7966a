import Fraction from "fraction.js";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { roundedToWhole } from "../../../platform/figures/exact-rounding.ts";
import { type LeaveDay, leaveTakenIn } from "./leave-taken.ts";
import { workableSlotsIn } from "./workable-slots.ts";
import { dayMinutes, type WorkingTime } from "./working-time.ts";

/** Minutes of a period that the employee is to work, approved leave taken off; exact, to be rounded once. */
export function exactExpectedMinutes(
  time: WorkingTime,
  leave: readonly LeaveDay[],
  period: Period,
): Fraction {
  if (time.weeklyHours === 0) return new Fraction(0);
  const taken = leaveTakenIn(time, leave, period);
  const slots = workableSlotsIn(time, period) - taken.slots;
  return dayMinutes(time).mul(slots).div(2).sub(taken.minutes);
}

/** The same in whole minutes, half up; 0 for somebody without capacity. */
export const expectedMinutes = (time: WorkingTime, leave: readonly LeaveDay[], period: Period): number =>
  Number(roundedToWhole(exactExpectedMinutes(time, leave, period)));
