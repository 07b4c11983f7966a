import { addDays } from "./calendar.ts";
import { inLanguage } from "./language.ts";

const dated = (options: Intl.DateTimeFormatOptions) =>
  inLanguage(
    (language) => new Intl.DateTimeFormat(language, { ...options, calendar: "gregory", timeZone: "UTC" }),
  );

const day = dated({ dateStyle: "medium" });
const fullDay = dated({ dateStyle: "full" });
const digits = dated({ year: "numeric", month: "2-digit", day: "2-digit" });
const weekday = dated({ weekday: "short" });
const longWeekday = dated({ weekday: "long" });
const weekdayAndDay = dated({ weekday: "short", day: "numeric", month: "short" });
const dayOfYear = dated({ day: "numeric", month: "short" });
const shortMonth = dated({ month: "short" });
const longMonth = dated({ month: "long" });
const year = dated({ year: "numeric" });
const monthOfYear = dated({ month: "long", year: "numeric" });

/** A calendar day, which no time zone shifts. */
const at = (wire: string): Date => new Date(`${wire.slice(0, 10)}T00:00:00Z`);

/** A calendar day: "14 Jul 2026". */
export const formatDate = (wire: string): string => day().format(at(wire));

/** A calendar day in full, as screen readers say it: "Tuesday, 14 July 2026". */
export const formatFullDate = (wire: string): string => fullDay().format(at(wire));

/** A calendar day as it can be typed, in the digits and order of the language: "14/07/2026". */
export const exampleOf = (wire: string): string => digits().format(at(wire));

/** The weekday of a calendar day: "Tue". */
export const formatWeekday = (wire: string): string => weekday().format(at(wire));

/** A calendar day without its year: "Tue, 14 Jul". */
export const formatWeekdayAndDay = (wire: string): string => weekdayAndDay().format(at(wire));

/** The name of an ISO weekday, 1 being Monday. */
export const weekdayName = (number: number, length: "short" | "long" = "short"): string =>
  (length === "short" ? weekday() : longWeekday()).format(new Date(Date.UTC(2024, 0, number)));

/** The name of a month, 1 being January. */
export const monthName = (month: number): string =>
  longMonth().format(new Date(Date.UTC(2024, month - 1, 1)));

/** The month of a calendar day: "Jul". */
export const formatMonth = (wire: string): string => shortMonth().format(at(wire));

/** The month of a calendar day with its year: "July 2026". */
export const formatMonthOfYear = (wire: string): string => monthOfYear().format(at(wire));

/** The year of a calendar day: "2026". */
export const formatYear = (wire: string): string => year().format(at(wire));

/** A range of days in a known year: "3 – 7 Aug". */
export const formatShortPeriod = (from: string, to: string): string =>
  dayOfYear().formatRange(at(from), at(to));

/** A range of days, as short as the language writes it: "3 – 7 Aug 2026". */
export const formatPeriod = (from: string, to: string): string => day().formatRange(at(from), at(to));

/** The week that begins on a day: "13 – 19 Jul 2026". */
export const formatWeek = (start: string): string => formatPeriod(start, addDays(start, 6));

/** Today in a time zone, as `YYYY-MM-DD`. */
export const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date());
