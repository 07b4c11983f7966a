import Fraction from "fraction.js";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { slotCount, workableSlots } from "./workable-slots.ts";
import { dayMinutes, type Slots, type WorkingTime } from "./working-time.ts";

/** What approved leave takes of one date: slots, or minutes of it. Two requests may each take a slot of one date. */
export interface LeaveDay extends Slots {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Hourly leave, which takes no slots; else null. */
  readonly minutes: number | null;
}

/** Working time that leave takes in a period: whole slots, and hours beside them. */
export interface LeaveTaken {
  readonly slots: number;
  /** Of hourly leave. */
  readonly minutes: Fraction;
}

/**
 * The part of the expected working time that leave takes. A slot without working time is not taken, and hours are taken
 * up to the working time of their date: none on a date that became a public holiday.
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
