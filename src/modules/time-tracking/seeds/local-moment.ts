import { dayNumber } from "../../../platform/figures/day-numbers.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const offsets = new Map<string, number>();

/** The offset of a time zone from UTC in minutes, at noon of a day. */
function offsetAtNoon(timezone: string, day: string): number {
  const key = `${timezone} ${day}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    const noon = new Date(dayNumber(day) * DAY_MS + DAY_MS / 2);
    const parts = new Intl.DateTimeFormat("en-GB", {
      timeZone: timezone,
      dateStyle: "short",
      timeStyle: "short",
      hourCycle: "h23",
    }).formatToParts(noon);
    const part = (type: string): number => Number(parts.find((one) => one.type === type)!.value);
    const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
    offset = (shown - noon.getTime()) / MINUTE_MS;
    offsets.set(key, offset);
  }
  return offset;
}

/**
 * The moment that is so many minutes after midnight in a time zone. It is exact only in the daytime, since it uses the
 * offset at noon and clocks change at night.
 */
export const localMoment = (timezone: string, day: string, minutes: number): Date =>
  new Date(dayNumber(day) * DAY_MS + (minutes - offsetAtNoon(timezone, day)) * MINUTE_MS);
