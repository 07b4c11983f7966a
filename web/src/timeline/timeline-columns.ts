import type { DayRange } from "../dated/range-where.ts";
import type { TimelineColumn } from "../declare/timeline-ui.ts";
import { addDays, daysApart, endOfMonth, startOfMonth, startOfWeek } from "../format/calendar.ts";
import { formatMonth, formatShortPeriod } from "../format/dates.ts";

export type TimelineScale = "weeks" | "months";

const COLUMNS = 12;

/** The columns of a timeline: weeks or months, the first of which is over on the day on which it is. */
export function columnsAround(day: string, scale: TimelineScale, weekStartsOn: number): TimelineColumn[] {
  return Array.from({ length: COLUMNS }, (_, at) => {
    if (scale === "months") {
      const from = startOfMonth(day, at - 1);
      return { from, to: endOfMonth(from), label: formatMonth(from) };
    }
    const from = addDays(startOfWeek(day, weekStartsOn), 7 * (at - 1));
    return { from, to: addDays(from, 6), label: formatShortPeriod(from, from) };
  });
}

/** The days from the first to the last column. */
export const rangeOf = (columns: readonly TimelineColumn[]): DayRange => ({
  from: columns[0]!.from,
  to: columns.at(-1)!.to,
});

/** Where a day begins, as a share of the width of all columns, which are equally wide; days outside are at the ends. */
export function placeOf(day: string, columns: readonly TimelineColumn[]): number {
  const { from, to } = rangeOf(columns);
  if (day <= from) return 0;
  if (day > to) return 1;
  const at = columns.findIndex((column) => day <= column.to);
  const column = columns[at]!;
  const within = daysApart(column.from, day) / (daysApart(column.from, column.to) + 1);
  return (at + within) / columns.length;
}

/** The left end and the width of days on a timeline, in percent. */
export function barOf({ from, to }: DayRange, columns: readonly TimelineColumn[]) {
  const left = placeOf(from, columns);
  const right = to.startsWith("9999") ? 1 : placeOf(addDays(to, 1), columns);
  return { left: 100 * left, width: 100 * (right - left) };
}
