import { inLanguage } from "./language.ts";
import { isElsewhere, zoneAt } from "./zones.ts";

const moment = inLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }),
);
const timeOfDay = inLanguage((language) => new Intl.DateTimeFormat(language, { timeStyle: "short" }));

/** The format with the name of the person's zone, for records whose own clock shows another time. */
const withZone = (text: string, at: Date, zone: string | undefined): string =>
  isElsewhere(at, zone) ? `${text} ${zoneAt(at)}` : text;

/**
 * A time in the person's zone: "14 Jul 2026, 12:30", or "14 Jul 2026, 12:30 CEST" if the record's zone differs.
 * @param zone the record's; by default the workspace's
 */
export const formatDateTime = (wire: string, zone?: string): string =>
  withZone(moment().format(new Date(wire)), new Date(wire), zone);

/** The time of day in the person's zone: "12:30", "12:30 CEST". */
export const formatTime = (wire: string, zone?: string): string =>
  withZone(timeOfDay().format(new Date(wire)), new Date(wire), zone);

const clock = inLanguage(
  (language) => new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" }),
);

/** A time of day, `HH:MM`, as the language writes it: "2:30 PM". */
export const formatClock = (time: string): string => clock().format(new Date(`2024-01-01T${time}:00Z`));

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** The day and time of day in the browser's zone, as `YYYY-MM-DD` and `HH:MM`. */
export function localMoment(wire: string): { readonly day: string; readonly time: string } {
  const at = new Date(wire);
  return {
    day: [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join("-"),
    time: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`,
  };
}

/** The moment of a day and time of day in the browser's zone, in the form that the API accepts. */
export const momentOf = (day: string, time: string): string => new Date(`${day}T${time}`).toISOString();
