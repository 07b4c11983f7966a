/** Shifts a day by whole days: `addDays("2026-02-28", 1)` is `"2026-03-01"`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day as `YYYY-MM-DD`, from a time at midnight UTC. */
export const dayOf = (wire: string): string => wire.slice(0, 10);

/** The ISO weekday of a day, 1 being Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The first day of the week that contains the day, for weeks that begin on the given ISO weekday. */
export const startOfWeek = (day: string, weekStartsOn: number): string =>
  addDays(day, -((weekdayOf(day) - weekStartsOn + 7) % 7));

const DAY_MS = 86_400_000;

/** The number of days from one day to another, negative if the other is before it. */
export const daysApart = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** All days from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first day of the month that is the given number of months after that of the day. */
export function startOfMonth(day: string, after = 0): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + after);
  return date.toISOString().slice(0, 10);
}

/** The last day of the month of a day. */
export const endOfMonth = (day: string): string => addDays(startOfMonth(day, 1), -1);

/** Whether a text is an existing day, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
