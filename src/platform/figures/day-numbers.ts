import { dayText } from "../../engine/declare/calendar.ts";

const DAY_MS = 86_400_000;

/** The number of days from 1970-01-01 to a day `YYYY-MM-DD`, for rules that count and compare many days as integers. */
export function dayNumber(day: string): number {
  const date = new Date(0);
  date.setUTCFullYear(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
  return date.getTime() / DAY_MS;
}

/** The day with a number, `YYYY-MM-DD`; the first or the last one of the calendar for a number outside it. */
export const dayOfNumber = (number: number): string => dayText(new Date(number * DAY_MS));

/** The ISO weekday of a day's number: 1 is Monday, 7 Sunday. */
export const weekdayOfNumber = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;
