import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BusinessCalendar,
  BusinessTime,
} from "../../src/modules/tickets/business-time/business-time.ts";
import { campaignSize } from "../support/campaign.ts";

const RUNS = campaignSize({ suite: 60, campaign: 600 });
const MINUTE = 60_000;
const ZONES = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"];

/** The days around which the clocks of the three zones change, as days since 1970. */
const CHANGES = ["2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-04-05", "2026-10-04"].map(
  (day) => Date.parse(day) / 86_400_000,
);

/** What the clocks of a zone show at a moment: the day, the weekday from 1 to 7, and the minutes after midnight. */
function clockOf(timezone: string): (moment: number) => { day: string; weekday: number; minute: number } {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: timezone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return (moment) => {
    const [day, time] = format.format(moment).split(" ") as [string, string];
    const [hour, minute] = time.split(":").map(Number) as [number, number];
    return { day, weekday: new Date(`${day}T00:00Z`).getUTCDay() || 7, minute: hour * 60 + minute };
  };
}

/** For each of many minutes from a moment on, whether it is within business hours: looked up on the clock, one by one. */
function minutesFrom({ timezone, days, free }: BusinessCalendar, start: number, count: number): boolean[] {
  const clock = clockOf(timezone);
  return Array.from({ length: count }, (_, index) => {
    const { day, weekday, minute } = clock(start + index * MINUTE);
    const part = free.get(day);
    if (part === "day" || (part === "afternoon" && minute >= 720)) return false;
    return (days.get(weekday) ?? []).some(([from, to]) => minute >= from && minute < to);
  });
}

const windows = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 6 })
  .map((edges) => edges.sort((a, b) => a - b))
  .map((edges) =>
    Array.from({ length: Math.floor(edges.length / 2) }, (_, index): [number, number] => [
      edges[2 * index]!,
      edges[2 * index + 1]!,
    ]),
  );

const daysOf = (first: number) =>
  Array.from({ length: 9 }, (_, index) =>
    new Date((first - 2 + index) * 86_400_000).toISOString().slice(0, 10),
  );

const scene = fc
  .record({
    timezone: fc.constantFrom(...ZONES),
    days: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), windows), { minLength: 1, maxLength: 7 }),
    change: fc.constantFrom(...CHANGES),
    minute: fc.integer({ min: 0, max: 3 * 1440 }),
    length: fc.integer({ min: 0, max: 3 * 1440 }),
    target: fc.integer({ min: 1, max: 2_000 }),
    free: fc.array(fc.tuple(fc.integer({ min: 0, max: 8 }), fc.constantFrom("day", "afternoon")), {
      maxLength: 2,
    }),
  })
  .map(({ timezone, days, change, minute, free, ...rest }) => ({
    ...rest,
    start: (change - 1) * 86_400_000 + minute * MINUTE,
    calendar: {
      timezone,
      days: new Map(days),
      free: new Map(free.map(([index, part]) => [daysOf(change)[index]!, part])),
    } as BusinessCalendar,
  }));

describe("business time, where the clocks change, equals a count minute by minute", () => {
  it("between two moments", () => {
    fc.assert(
      fc.property(scene, ({ calendar, start, length }) => {
        const expected = minutesFrom(calendar, start, length).filter(Boolean).length;
        expect(new BusinessTime(calendar).span(start, start + length * MINUTE)).toBe(expected * MINUTE);
      }),
      { numRuns: RUNS },
    );
  });

  it("for the moment at which a target is due, and the latest one at which it is met", () => {
    fc.assert(
      fc.property(scene, ({ calendar, start, target }) => {
        const minutes = minutesFrom(calendar, start, 5 * 1440);
        const open = minutes.flatMap((isOpen, index) => (isOpen ? [index] : []));
        // The count ends after five days: a target that is reached later is not compared.
        if (open.length <= target) return;
        const time = new BusinessTime(calendar);
        expect(time.add(start, target * MINUTE)).toBe(start + (open[target - 1]! + 1) * MINUTE);
        expect(time.latestWithin(start, target * MINUTE)).toBe(start + open[target]! * MINUTE);
      }),
      { numRuns: RUNS },
    );
  });

  it("and adds up: what passed until a moment and after it is what passed in all", () => {
    fc.assert(
      fc.property(scene, ({ calendar, start, length, target }) => {
        const time = new BusinessTime(calendar);
        const [middle, end] = [start + target * 31_417, start + target * 31_417 + length * 59_999];
        expect(time.span(start, middle) + time.span(middle, end)).toBe(time.span(start, end));
        const due = time.add(start, target * 1_234);
        if (due !== null) expect(time.span(start, due)).toBe(target * 1_234);
      }),
      { numRuns: RUNS },
    );
  });
});
