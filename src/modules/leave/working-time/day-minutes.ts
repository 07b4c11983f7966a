import { roundedToWhole } from "../../../platform/figures/exact-rounding.ts";
import { exactExpectedMinutes } from "./expected-minutes.ts";
import { type LeaveDay, leaveTakenIn } from "./leave-taken.ts";
import { isWorkingDay, publicHolidaySlotsIn } from "./workable-slots.ts";
import { dayMinutes, type WorkingTime } from "./working-time.ts";

/** Whole minutes of one date, each rounded half up: the full day, the parts that are free, and the expected time. */
export interface MinutesOfDay {
  readonly full_minutes: number;
  readonly public_holiday_minutes: number;
  readonly leave_minutes: number;
  readonly expected_minutes: number;
}

/** The expected minutes of a date and their parts. `leave` may contain approved leave on other dates. */
export function minutesOfDay(time: WorkingTime, leave: readonly LeaveDay[], day: string): MinutesOfDay {
  const date = { from: day, to: day };
  const full = dayMinutes(time);
  const slot = full.div(2);
  const taken = leaveTakenIn(time, leave, date);
  // Leave reduces nothing for an employee without capacity.
  const onLeave = time.weeklyHours === 0 ? slot.mul(0) : slot.mul(taken.slots).add(taken.minutes);
  return {
    full_minutes: isWorkingDay(time, day) ? Number(roundedToWhole(full)) : 0,
    public_holiday_minutes: Number(roundedToWhole(slot.mul(publicHolidaySlotsIn(time, date)))),
    leave_minutes: Number(roundedToWhole(onLeave)),
    expected_minutes: Number(roundedToWhole(exactExpectedMinutes(time, leave, date))),
  };
}
