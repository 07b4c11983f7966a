import type { Period } from "../../platform/figures/calendar-intervals.ts";
import { dayNumber, dayOfNumber, weekdayOfNumber } from "../../platform/figures/day-numbers.ts";

/** The first day of the week of a date. `startsOn` is the ISO weekday on which weeks start: 1, 6 or 7. */
export function weekStartOf(date: string, startsOn: number): string {
  const day = dayNumber(date);
  return dayOfNumber(day - ((weekdayOfNumber(day) - startsOn + 7) % 7));
}

/** The seven days of the week that starts on a day. */
export const weekFrom = (start: string): Period => ({ from: start, to: dayOfNumber(dayNumber(start) + 6) });

/** The first days of all weeks with a day in a period, newest first. */
export function weekStartsIn({ from, to }: Period, startsOn: number): string[] {
  const first = dayNumber(weekStartOf(from, startsOn));
  const last = dayNumber(weekStartOf(to, startsOn));
  return Array.from({ length: (last - first) / 7 + 1 }, (_, index) => dayOfNumber(last - 7 * index));
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The English name of an ISO weekday. */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1]!;
