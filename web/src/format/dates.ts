const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A calendar day, which no zone shifts: "14 Jul 2026". */
export const formatDate = (wire: string): string => day.format(new Date(`${wire.slice(0, 10)}T00:00:00Z`));

const weekday = new Intl.DateTimeFormat(undefined, { weekday: "short", timeZone: "UTC" });
const weekdayAndDay = new Intl.DateTimeFormat(undefined, {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** The weekday of a calendar day: "Tue". */
export const formatWeekday = (wire: string): string =>
  weekday.format(new Date(`${wire.slice(0, 10)}T00:00:00Z`));

/** A calendar day within its year: "Tue, 14 Jul". */
export const formatWeekdayAndDay = (wire: string): string =>
  weekdayAndDay.format(new Date(`${wire.slice(0, 10)}T00:00:00Z`));

/** A moment in the zone of the browser: "14 Jul 2026, 12:30". */
export const formatDateTime = (wire: string): string => moment.format(new Date(wire));

const timeOfDay = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

/** The time of day of a moment, in the zone of the browser: "12:30". */
export const formatTime = (wire: string): string => timeOfDay.format(new Date(wire));

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** A moment as `<input type="datetime-local">` takes it, in the zone of the browser. */
export function localMoment(wire: string): string {
  const at = new Date(wire);
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join("-");
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** Today in a time zone, as `YYYY-MM-DD`. */
export const todayIn = (timezone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: timezone, dateStyle: "short" }).format(new Date());

/** The name of an ISO weekday, 1 being Monday. */
export const weekdayName = (day: number, length: "short" | "long" = "short"): string =>
  new Intl.DateTimeFormat(undefined, { weekday: length, timeZone: "UTC" }).format(
    new Date(Date.UTC(2024, 0, day)),
  );

/** The name of a month, 1 being January. */
export const monthName = (month: number): string =>
  new Intl.DateTimeFormat(undefined, { month: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(2024, month - 1, 1)),
  );

const shortMonth = new Intl.DateTimeFormat(undefined, { month: "short", timeZone: "UTC" });

/** The month of a calendar day: "Jul". */
export const formatMonth = (wire: string): string =>
  shortMonth.format(new Date(`${wire.slice(0, 10)}T00:00:00Z`));

const dayOfYear = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" });

/** From one day to another within a known year: "3 – 7 Aug". */
export const formatShortPeriod = (from: string, to: string): string =>
  dayOfYear.formatRange(new Date(`${from.slice(0, 10)}T00:00:00Z`), new Date(`${to.slice(0, 10)}T00:00:00Z`));

/** From one day to another, as short as the language writes it: "3 – 7 Aug 2026". */
export const formatPeriod = (from: string, to: string): string =>
  day.formatRange(new Date(`${from.slice(0, 10)}T00:00:00Z`), new Date(`${to.slice(0, 10)}T00:00:00Z`));
