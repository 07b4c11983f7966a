import { inLanguage } from "./language.ts";
import { formatDateTime } from "./times.ts";

const relative = inLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: "auto" }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was: "now", "5 minutes ago", "yesterday"; after a week the date and time. */
export function agoText(wire: string, now = Date.now()): string {
  const passed = Math.max(0, now - new Date(wire).getTime());
  if (passed < MINUTE) return relative().format(0, "second");
  if (passed < HOUR) return relative().format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return relative().format(-Math.floor(passed / HOUR), "hour");
  if (passed < 7 * DAY) return relative().format(-Math.floor(passed / DAY), "day");
  return formatDateTime(wire);
}
