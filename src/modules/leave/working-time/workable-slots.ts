import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { dayNumber, weekdayOfNumber } from "../../../platform/figures/day-numbers.ts";
import type { Slots, WorkingTime } from "./working-time.ts";

const NONE: Slots = { morning: false, afternoon: false };
const MORNING: Slots = { morning: true, afternoon: false };
const BOTH: Slots = { morning: true, afternoon: true };

/** Whether the employee is employed on a day and works on its weekday, even if it is a public holiday. */
export const isWorkingDay = (time: WorkingTime, day: string): boolean =>
  day >= time.firstDay &&
  (time.lastDay === null || day <= time.lastDay) &&
  time.weekdays.includes(weekdayOfNumber(dayNumber(day)));

/** The slots of a day in which the employee is expected to work: those of a working day less public holidays. */
export function workableSlots(time: WorkingTime, day: string): Slots {
  if (!isWorkingDay(time, day)) return NONE;
  const free = time.publicHolidays.get(day);
  return free === "day" ? NONE : free === "afternoon" ? MORNING : BOTH;
}

/** The number of slots: 0, 1 or 2. */
export const slotCount = ({ morning, afternoon }: Slots): number => Number(morning) + Number(afternoon);

/** The part of a period within the employment; null if it is empty. */
function employedPart({ firstDay, lastDay }: WorkingTime, { from, to }: Period): Period | null {
  const start = from > firstDay ? from : firstDay;
  const end = lastDay !== null && lastDay < to ? lastDay : to;
  return start <= end ? { from: start, to: end } : null;
}

/** The number of working days in a period, including public holidays. */
export function workingDaysIn(time: WorkingTime, period: Period): number {
  const part = employedPart(time, period);
  if (!part) return 0;
  const first = dayNumber(part.from);
  const length = dayNumber(part.to) - first + 1;
  const weeks = Math.floor(length / 7);
  let days = weeks * time.weekdays.length;
  for (let day = first + weeks * 7; day < first + length; day++) {
    if (time.weekdays.includes(weekdayOfNumber(day))) days++;
  }
  return days;
}

/** The number of slots of working days in a period that are public holidays. */
export function publicHolidaySlotsIn(time: WorkingTime, { from, to }: Period): number {
  let slots = 0;
  for (const [day, free] of time.publicHolidays) {
    if (day >= from && day <= to && isWorkingDay(time, day)) slots += free === "day" ? 2 : 1;
  }
  return slots;
}

/** The number of slots in a period in which the employee is expected to work. */
export const workableSlotsIn = (time: WorkingTime, period: Period): number =>
  2 * workingDaysIn(time, period) - publicHolidaySlotsIn(time, period);
