import { inLanguage } from "./language.ts";
import { isElsewhere, zoneAt } from "./zones.ts";

const moment = inLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }),
);
const timeOfDay = inLanguage((language) => new Intl.DateTimeFormat(language, { timeStyle: "short" }));

/** With the name of the person's zone, where the record's own clock shows another time. */
const withZone = (text: string, at: Date, zone: string | undefined): string =>
  isElsewhere(at, zone) ? `${text} ${zoneAt(at)}` : text;

/**
 * A moment in the zone of the person: "14 Jul 2026, 12:30", and "14 Jul 2026, 12:30 CEST" where the record is elsewhere.
 * @param zone that of the record; without it the workspace's
 */
export const formatDateTime = (wire: string, zone?: string): string =>
  withZone(moment().format(new Date(wire)), new Date(wire), zone);

/** The time of day of a moment, in the zone of the person: "12:30", "12:30 CEST". */
export const formatTime = (wire: string, zone?: string): string =>
  withZone(timeOfDay().format(new Date(wire)), new Date(wire), zone);

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** A moment as `<input type="datetime-local">` takes it, in the zone of the browser. */
export function localMoment(wire: string): string {
  const at = new Date(wire);
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join("-");
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}
