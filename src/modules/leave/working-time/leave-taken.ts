import Fraction from "fraction.js";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { slotCount, workableSlots } from "./workable-slots.ts";
import { dayMinutes, type Slots, type WorkingTime } from "./working-time.ts";

/** The slots or minutes of one date that approved leave takes. Two requests may each take one slot of a date. */
export interface LeaveDay extends Slots {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The minutes of hourly leave, which takes no slots; otherwise null. */
  readonly minutes: number | null;
}

/** The working time that leave takes in a period: slots, and minutes of hourly leave. */
export interface LeaveTaken {
  readonly slots: number;
  /** The minutes of hourly leave. */
  readonly minutes: Fraction;
}

/**
 * The part of the expected working time that leave takes. Slots without working time do not count, and hourly leave counts
 * up to the working time of its date: nothing on a date that has become a public holiday.
 */
export function leaveTakenIn(
  time: WorkingTime,
  leave: readonly LeaveDay[],
  { from, to }: Period,
): LeaveTaken {
  const slot = dayMinutes(time).div(2);
  const hourly = new Map<string, number>();
  let slots = 0;
  for (const { date, morning, afternoon, minutes } of leave) {
    if (date < from || date > to) continue;
    if (minutes !== null) {
      hourly.set(date, (hourly.get(date) ?? 0) + minutes);
      continue;
    }
    const workable = workableSlots(time, date);
    slots += slotCount({
      morning: morning && workable.morning,
      afternoon: afternoon && workable.afternoon,
    });
  }
  let taken = new Fraction(0);
  for (const [date, minutes] of hourly) {
    const workable = slot.mul(slotCount(workableSlots(time, date)));
    taken = taken.add(workable.lt(minutes) ? workable : minutes);
  }
  return { slots, minutes: taken };
}
