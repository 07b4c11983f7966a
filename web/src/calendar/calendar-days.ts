import type { ApiRecord } from "../api/records.ts";
import type { DayRange } from "../dated/range-where.ts";
import type { CalendarUi } from "../declare/calendar-ui.ts";
import { addDays, dayOf, daysBetween, endOfMonth, startOfWeek } from "../format/calendar.ts";
import { localMoment } from "../format/times.ts";

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
  /** When it begins on its first day and ends on its last one, as `HH:MM` up to `24:00`; null: it has no times. */
  readonly time?: { readonly from: string; readonly to: string } | null;
}

const MIDNIGHT = "00:00";

/** The days and times between two moments; what ends at midnight is not on the day that begins then. */
function timesBetween(start: string, end: string): Omit<DatedRecord, "record"> {
  const [from, to] = [localMoment(start), localMoment(end)];
  const isAtMidnight = to.time === MIDNIGHT && to.day > from.day;
  return {
    from: from.day,
    to: isAtMidnight ? addDays(to.day, -1) : to.day,
    time: { from: from.time, to: isAtMidnight ? "24:00" : to.time },
  };
}

/** The days of a record; one without a last day goes on, and one with moments is on their days in the person's zone. */
export function daysOf(
  { attributes }: Pick<ApiRecord, "attributes">,
  { from, to, times }: Pick<CalendarUi, "from" | "to" | "times">,
): Omit<DatedRecord, "record"> {
  const start = times ? attributes[times.from] : null;
  // What is still running has no end yet.
  if (times && typeof start === "string") return timesBetween(start, String(attributes[times.to] ?? start));
  const first = dayOf(String(attributes[from]));
  const last = to === undefined ? first : attributes[to];
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
