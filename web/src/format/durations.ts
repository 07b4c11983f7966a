/** Durations, in whole minutes, are written as hours and minutes wherever hours are shown. */
import { plural } from "../messages/t.ts";
import { formatNumber } from "./numbers.ts";
import { signs } from "./signs.ts";

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** "1:30" for 90 minutes; a minus precedes negative durations. */
export function formatMinutes(minutes: number): string {
  const size = Math.abs(minutes);
  const text = `${formatNumber(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
  return minutes < 0 ? `${signs().minus}${text}` : text;
}

/** The minutes of hours that reports and capacities give with two decimals: 740 for 12.33 hours. */
export const minutesOf = (hours: number): number => Math.round(hours * 60);

/** "7:30" for 7.5 hours. */
export const formatHours = (hours: number): string => formatMinutes(minutesOf(hours));

/** Hours within a sentence: "7:30 hours" for 450 minutes. */
export const inHours = (minutes: number): string =>
  plural(minutes / 60, "{0} hour", "{0} hours", formatMinutes(minutes));

/** "0:42:07" for a number of seconds. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${formatMinutes(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}
