import { addDays } from "../../engine/declare/calendar.ts";
import { monthBefore, monthOf, type Period } from "../figures/calendar-intervals.ts";
import { dayNumber, weekdayOfNumber } from "../figures/day-numbers.ts";

/** Periods that are named by their place before or around the current day. */
export const RELATIVE_PERIODS = [
  "this_week",
  "last_week",
  "this_month",
  "last_month",
  "last_quarter",
  "year_to_date",
  "this_year",
  "last_year",
] as const;

export type RelativePeriod = (typeof RELATIVE_PERIODS)[number];

/** The days of a period. @param weekStartsOn the ISO weekday on which weeks begin */
export function daysOfPeriod(name: RelativePeriod, today: string, weekStartsOn: number): Period {
  const year = today.slice(0, 4);
  const lastYear = String(Number(year) - 1).padStart(4, "0");
  const week = addDays(today, -((weekdayOfNumber(dayNumber(today)) - weekStartsOn + 7) % 7));
  switch (name) {
    case "this_week":
      return { from: week, to: addDays(week, 6) };
    case "last_week":
      return { from: addDays(week, -7), to: addDays(week, -1) };
    case "this_month":
      return monthOf(today);
    case "last_month":
      return monthBefore(today);
    case "last_quarter":
      return quarterBefore(today);
    case "year_to_date":
      return { from: `${year}-01-01`, to: today };
    case "this_year":
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case "last_year":
      return { from: `${lastYear}-01-01`, to: `${lastYear}-12-31` };
  }
}

/** The whole quarter of the calendar before the one of a day. */
function quarterBefore(day: string): Period {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  const end = addDays(`${day.slice(0, 4)}-${String(month).padStart(2, "0")}-01`, -1);
  return { from: monthBefore(monthBefore(end).from).from, to: end };
}
