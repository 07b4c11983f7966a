import { addDays, endOfMonth } from "../../../format/calendar.ts";

const MOST_MONTHS = 12;

/** The ends of the months from a day up to today, and today itself; the last ones where there are many. */
export function burnDays(from: string, today: string): string[] {
  const ends: string[] = [];
  for (let day = endOfMonth(from); day < today; day = endOfMonth(addDays(day, 1))) ends.push(day);
  return [...ends, today].slice(-MOST_MONTHS);
}
