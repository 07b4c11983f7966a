import { startOfMonth } from "../../../format/calendar.ts";

const MAX_MONTHS = 12;

/** The first day of the chart: that of the project, limited to a number of months. */
export function firstShownDay(from: string, today: string): string {
  const earliest = startOfMonth(today, 1 - MAX_MONTHS);
  return from > earliest ? from : earliest;
}
