import type { ApiRecord } from "../api/records.ts";
import type { DayRange } from "../dated/range-where.ts";
import type { DatedUi } from "../declare/calendar-ui.ts";
import { addDays, dayOf, daysBetween, endOfMonth, startOfWeek } from "../format/calendar.ts";

export type CalendarScale = "month" | "week";

/** The days that a calendar shows: whole weeks, those of a month or one. */
export function shownDays(day: string, scale: CalendarScale, weekStartsOn: number): DayRange {
  const first = startOfWeek(scale === "month" ? `${day.slice(0, 7)}-01` : day, weekStartsOn);
  const last = scale === "month" ? startOfWeek(endOfMonth(day), weekStartsOn) : first;
  return { from: first, to: addDays(last, 6) };
}

/** The weeks of a range, each with its seven days. */
export function weeksIn({ from, to }: DayRange): string[][] {
  const days = daysBetween(from, to);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** A record with its days in a range. */
export interface DatedRecord extends DayRange {
  readonly record: ApiRecord;
}

/** The days of a record, cut to a range; a record without a last day goes on. */
export function daysOf(record: ApiRecord, { from, to }: Pick<DatedUi, "from" | "to">): DayRange {
  const first = dayOf(String(record.attributes[from]));
  const last = to === undefined ? first : record.attributes[to];
  return { from: first, to: last === null || last === undefined ? "9999-12-31" : dayOf(String(last)) };
}

/** A record in a week: in which line it is drawn, so that all its days are in the same one. */
export interface WeekEntry extends DatedRecord {
  readonly line: number;
}

/** The records with a day in a week, each in the first line that is free on all its days of the week. */
export function linesOfWeek(week: readonly string[], records: readonly DatedRecord[]): WeekEntry[] {
  const [first, last] = [week[0]!, week.at(-1)!];
  const occupied: DayRange[][] = [];
  return records
    .filter(({ from, to }) => from <= last && to >= first)
    .map((dated) => {
      const isFree = (line: readonly DayRange[]) =>
        line.every(({ from, to }) => to < dated.from || from > dated.to);
      const free = occupied.findIndex(isFree);
      const line = free === -1 ? occupied.length : free;
      occupied[line] = [...(occupied[line] ?? []), dated];
      return { ...dated, line };
    });
}
