import { startOfMonth } from "../../../format/calendar.ts";

const MOST_MONTHS = 12;

/** The first day that the chart asks for: that of the project, at most so many months back. */
export function firstShownDay(from: string, today: string): string {
  const earliest = startOfMonth(today, 1 - MOST_MONTHS);
  return from > earliest ? from : earliest;
}
