import { addDays } from "../../../engine/declare/index.ts";

/** A public holiday on one day. */
export interface PublicDay {
  readonly name: string;
  /** ISO 8601. */
  readonly date: string;
  readonly is_half_day: boolean;
}

/** A holiday as the library describes it: when it begins in local time, and when it ends. */
interface Described {
  readonly name: string;
  /** `2026-12-24 14:00:00`, sometimes followed by a time zone. */
  readonly date: string;
  readonly start: Date;
  readonly end: Date;
  readonly type: string;
}

const DAY = 24 * 60;
/** A day is free if it is from eight to five, and half of one if the afternoon from three to five is. */
const [MORNING, AFTERNOON, EVENING] = [8 * 60, 15 * 60, 17 * 60];

/** The public holidays as days, without those that only some observe, and without repetitions. */
export function publicDays(described: readonly Described[]): PublicDay[] {
  const days = described.filter(({ type }) => type === "public").flatMap(daysOf);
  const named = new Map(days.map((day) => [`${day.date} ${day.name.toLowerCase()}`, day]));
  return [...named.values()].sort((one, other) => one.date.localeCompare(other.date));
}

/** The days that one holiday takes: it may begin at noon or at sunset, and last for several days. */
function daysOf({ name, date, start, end }: Described): PublicDay[] {
  const from = Number(date.slice(11, 13)) * 60 + Number(date.slice(14, 16));
  const to = from + (end.getTime() - start.getTime()) / 60_000;
  return Array.from({ length: Math.ceil(to / DAY) }, (_, index) => index).flatMap((index) => {
    const covers = (begin: number) => from <= index * DAY + begin && to >= index * DAY + EVENING;
    if (!covers(AFTERNOON)) return [];
    return [{ name, date: addDays(date.slice(0, 10), index), is_half_day: !covers(MORNING) }];
  });
}
