import Fraction from "fraction.js";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { roundedToWhole } from "../../../platform/figures/exact-rounding.ts";
import { type LeaveDay, leaveTakenIn } from "./leave-taken.ts";
import { workableSlotsIn } from "./workable-slots.ts";
import { dayMinutes, type WorkingTime } from "./working-time.ts";

/** The exact minutes that the employee is expected to work in a period, less approved leave. Round only the result. */
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

/** The same in whole minutes, rounded half up; 0 for an employee without capacity. */
export const expectedMinutes = (time: WorkingTime, leave: readonly LeaveDay[], period: Period): number =>
  Number(roundedToWhole(exactExpectedMinutes(time, leave, period)));
