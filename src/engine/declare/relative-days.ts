import { addDays } from "./calendar.ts";

/** The calendar in which relative days are read: the workspace's. */
export interface LocalCalendar {
  /** The current day, `YYYY-MM-DD`; it is only asked for when a text depends on it. */
  readonly today: () => string;
  /** The ISO weekday on which weeks begin. */
  readonly weekStartsOn: number;
}

/** From one day to another, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

type Unit = "day" | "week" | "month" | "quarter" | "year";

const PERIOD = /^(this|last|next)_(week|month|quarter|year)$/;
const AHEAD_OR_BACK = /^(next|last)_([1-9]\d{0,3})_(day|week|month)s$/;
const AGO = /^([1-9]\d{0,3})_days_ago$/;
const IN_DAYS = /^in_([1-9]\d{0,3})_days$/;

/** The pattern of relative days, for the API description. */
export const RELATIVE_DAYS =
  "(today|yesterday|tomorrow|(this|last|next)_(week|month|quarter|year)|(next|last)_[1-9]\\d{0,3}_(days|weeks|months)|[1-9]\\d{0,3}_days_ago|in_[1-9]\\d{0,3}_days)";

const NEAR: ReadonlyMap<string, number> = new Map([
  ["yesterday", -1],
  ["today", 0],
  ["tomorrow", 1],
]);

const dayText = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const partsOf = (day: string): [year: number, month: number, day: number] => {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return [year, month - 1, date];
};

/** The same day of another month, or its last day if it is shorter. */
function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return dayText(year, month + months, Math.min(date, last));
}

function startOf(unit: Unit, day: string, weekStartsOn: number): string {
  const [year, month] = partsOf(day);
  switch (unit) {
    case "day":
      return day;
    case "week": {
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
      return addDays(day, -((weekday - weekStartsOn + 7) % 7));
    }
    case "month":
      return dayText(year, month, 1);
    case "quarter":
      return dayText(year, month - (month % 3), 1);
    case "year":
      return dayText(year, 0, 1);
  }
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

const shifted = (day: string, unit: Unit, count: number): string =>
  unit === "day" || unit === "week"
    ? addDays(day, unit === "week" ? 7 * count : count)
    : addMonths(day, MONTHS[unit] * count);

const SHIFTS: Readonly<Record<string, number>> = { last: -1, this: 0, next: 1 };

/**
 * The days that a relative text means on the current day; null if it is none. `next_30_days` are today and the 30 days
 * after it; `this_month` is the whole calendar month.
 */
export function relativeDays(text: string, { today, weekStartsOn }: LocalCalendar): Days | null {
  const near = NEAR.get(text);
  if (near !== undefined) return oneDay(addDays(today(), near));
  const ago = AGO.exec(text);
  if (ago) return oneDay(addDays(today(), -Number(ago[1])));
  const ahead = IN_DAYS.exec(text);
  if (ahead) return oneDay(addDays(today(), Number(ahead[1])));
  const period = PERIOD.exec(text);
  if (period) {
    const unit = period[2] as Unit;
    const from = shifted(startOf(unit, today(), weekStartsOn), unit, SHIFTS[period[1]!]!);
    return { from, to: addDays(shifted(from, unit, 1), -1) };
  }
  const span = AHEAD_OR_BACK.exec(text);
  if (!span) return null;
  const now = today();
  const end = shifted(now, span[3] as Unit, SHIFTS[span[1]!]! * Number(span[2]));
  return end < now ? { from: end, to: now } : { from: now, to: end };
}

const oneDay = (day: string): Days => ({ from: day, to: day });

/** The text of a filter by days with its relative parts as the days that they mean now. */
export function withKnownDays(text: string, calendar: LocalCalendar): string {
  const parts = text.split(",").map((part) => part.trim());
  const known = parts.map((part) => relativeDays(part, calendar));
  if (known.every((days) => days === null)) return text;
  const from = known[0]?.from ?? parts[0]!;
  const to = known.at(-1)?.to ?? parts.at(-1)!;
  return from === to ? from : `${from},${to}`;
}
