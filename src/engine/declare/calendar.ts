import { watchOf } from "./watched-moment.ts";

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0{1,9})?)?(?:Z|\+00:00)$/;
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?([Zz]|[+-]\d{2}:?\d{2})$/;

/** Whether `YYYY-MM-DD` names a day that exists, from year 1 on. */
export function isRealDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Parses a calendar day: `YYYY-MM-DD`, or the form in which days are returned (midnight UTC). Returns `YYYY-MM-DD`, or
 * null if it is malformed or does not exist.
 */
export function readDate(text: string): string | null {
  const day = MIDNIGHT.exec(text)?.[1] ?? text;
  return isRealDate(day) ? day : null;
}

/**
 * Parses an ISO 8601 date-time with an offset. Returns it with at most microseconds and its offset, in a form that
 * PostgreSQL accepts, or null if it is malformed or does not exist.
 */
export function readDateTime(text: string): string | null {
  const match = DATE_TIME.exec(text);
  if (!match) return null;
  const [, day, hour, minute, second = "00", fraction = "0", offset] = match;
  if (!isRealDate(day!)) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const zone = offset!.toUpperCase() === "Z" ? "+00:00" : offset!;
  const [zoneHours, zoneMinutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (zoneHours > 15 || zoneMinutes > 59) return null;
  // The year in UTC, which is returned, must have four digits too.
  const year = new Date(
    `${day}T${hour}:${minute}:${second}${zone.slice(0, 3)}:${zone.slice(-2)}`,
  ).getUTCFullYear();
  if (year < 1 || year > 9999) return null;
  return `${day} ${hour}:${minute}:${second}.${fraction.slice(0, 6)}${zone}`;
}

/** The moment of a date-time that `readDateTime` returned, to the millisecond. */
export const momentOf = (dateTime: string): Date => new Date(dateTime.replace(" ", "T"));

interface ZoneDays {
  readonly format: Intl.DateTimeFormat;
  /**
   * The last result and the second since 1970 for which it holds, cached because most calls are about the current
   * second.
   */
  second: number;
  day: string;
}

const zones = new Map<string, ZoneDays>();

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export function dayIn(timezone: string, moment: Date): string {
  const watched = watchOf(moment);
  if (watched) {
    const day = dayIn(timezone, watched.moment);
    watched.watch.dayIn(timezone, day);
    return day;
  }
  let zone = zones.get(timezone);
  if (!zone) {
    const format = new Intl.DateTimeFormat("en-CA", {
      timeZone: timezone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    zone = { format, second: Number.NaN, day: "" };
    zones.set(timezone, zone);
  }
  // Days begin on a whole second in every time zone, whatever its offset.
  const second = Math.floor(moment.getTime() / 1_000);
  if (second !== zone.second) {
    zone.day = zone.format.format(moment);
    zone.second = second;
  }
  return zone.day;
}

const FIRST_DAY = "0001-01-01";
const LAST_DAY = "9999-12-31";

/**
 * The UTC day of a date, `YYYY-MM-DD`; the first or the last day of the calendar for a date outside it, whose text would
 * be neither stored nor compared correctly.
 */
export function dayText(date: Date): string {
  const year = date.getUTCFullYear();
  if (year < 1) return FIRST_DAY;
  return year > 9999 ? LAST_DAY : date.toISOString().slice(0, 10);
}

/**
 * Shifts a day by whole days: `addDays("2026-02-28", 1)` is `"2026-03-01"`. It does not leave the calendar, which ends
 * with `"9999-12-31"`, so days are not enumerated with it: see `daysFrom`.
 */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayText(date);
}

/** All days from one to another, both included; none if the second is before the first. */
export function daysFrom(from: string, to: string): string[] {
  const date = new Date(`${from}T00:00:00Z`);
  const end = new Date(`${to}T00:00:00Z`);
  const days: string[] = [];
  for (; date <= end; date.setUTCDate(date.getUTCDate() + 1)) days.push(dayText(date));
  return days;
}

/** A day as it is returned: midnight UTC with microseconds. */
export const dayOnTheWire = (day: string): string => `${day}T00:00:00.000000Z`;

/** A moment as it is returned: ISO 8601 UTC with microseconds. */
export const momentOnTheWire = (moment: Date): string => `${moment.toISOString().slice(0, -1)}000Z`;
