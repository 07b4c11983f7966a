import { steadyStretches } from "./zone-offset.ts";

/** The hours in which tickets are handled: times on the clocks of a time zone. */
export interface BusinessCalendar {
  readonly timezone: string;
  /** The windows of each ISO weekday (1 to 7) as minutes after midnight, in order; `to` is excluded. */
  readonly days: ReadonlyMap<number, readonly (readonly [from: number, to: number])[]>;
  /** Days without business hours, or only until noon, by `YYYY-MM-DD`. */
  readonly free: ReadonlyMap<string, "day" | "afternoon">;
}

/** A stretch of time in milliseconds since 1970, `end` excluded. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const NOON = 720;

/** No time zone is further ahead of UTC, or behind it. */
const MAX_OFFSET_MS = 16 * 3_600_000;

/** How far it looks for further business hours: no target is longer, and no calendar has no hours for so long. */
const MAX_DAYS = 36_600;

/**
 * Time that passes only in business hours. All moments are milliseconds since 1970, all durations milliseconds of
 * business time. A moment belongs to business hours if the clocks of the time zone then show a time in a window, so
 * an hour that the clocks repeat in autumn counts twice and one that they skip in spring does not count.
 */
export class BusinessTime {
  readonly #calendar: BusinessCalendar | null;
  readonly #known = new Map<number, readonly Stretch[]>();

  /** @param calendar null: every minute counts */
  constructor(calendar: BusinessCalendar | null) {
    this.#calendar = calendar;
  }

  /** The earliest moment by which the duration has passed since the start; null if that never happens. */
  add(start: number, duration: number): number | null {
    if (this.#calendar === null || duration === 0) return start + duration;
    let left = duration;
    for (const { start: from, end } of this.#after(start)) {
      if (left <= end - from) return from + left;
      left -= end - from;
    }
    return null;
  }

  /** The latest moment until which not more than the duration has passed; null if there is none. */
  latestWithin(start: number, duration: number): number | null {
    if (this.#calendar === null) return start + duration;
    let left = duration;
    for (const { start: from, end } of this.#after(start)) {
      if (left < end - from) return from + left;
      left -= end - from;
    }
    return null;
  }

  /** The business time between two moments; 0 if the second one is earlier. */
  span(start: number, end: number): number {
    if (end <= start) return 0;
    if (this.#calendar === null) return end - start;
    let passed = 0;
    for (const stretch of this.#after(start)) {
      if (stretch.start >= end) break;
      passed += Math.min(stretch.end, end) - stretch.start;
    }
    return passed;
  }

  /** The stretches of business hours from a moment on, in order; the first one begins there if the moment is in it. */
  *#after(moment: number): Generator<Stretch> {
    const first = Math.floor((moment - MAX_OFFSET_MS) / DAY_MS);
    for (let day = first; day < first + MAX_DAYS; day++) {
      for (const { start, end } of this.#on(day)) {
        if (end > moment) yield { start: Math.max(start, moment), end };
      }
    }
  }

  /** The business hours of a day, which is the number of days since 1970. */
  #on(day: number): readonly Stretch[] {
    let stretches = this.#known.get(day);
    if (!stretches) {
      stretches = stretchesOn(this.#calendar!, day);
      this.#known.set(day, stretches);
    }
    return stretches;
  }
}

/** The windows of a day, without the part that a public holiday takes. */
function windowsOn({ days, free }: BusinessCalendar, day: number): (readonly [number, number])[] {
  const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
  const part = free.get(new Date(day * DAY_MS).toISOString().slice(0, 10));
  const until = part === "day" ? 0 : part === "afternoon" ? NOON : Number.POSITIVE_INFINITY;
  return (days.get(weekday) ?? [])
    .map(([from, to]) => [from, Math.min(to, until)] as const)
    .filter(([from, to]) => from < to);
}

/** The moments of a day at which the clocks show a time in a window. */
function stretchesOn(calendar: BusinessCalendar, day: number): Stretch[] {
  const windows = windowsOn(calendar, day);
  if (windows.length === 0) return [];
  const midnight = day * DAY_MS;
  const steady = steadyStretches(
    calendar.timezone,
    midnight - MAX_OFFSET_MS,
    midnight + DAY_MS + MAX_OFFSET_MS,
  );
  return steady.flatMap(({ start, end, offset }) =>
    windows
      .map(([from, to]) => ({
        start: Math.max(start, midnight + from * MINUTE_MS - offset),
        end: Math.min(end, midnight + to * MINUTE_MS - offset),
      }))
      .filter((stretch) => stretch.start < stretch.end),
  );
}
