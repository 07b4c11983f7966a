import fc from "fast-check";
import { expect, test } from "vitest";
import type { ApiRecord } from "../api/records.ts";
import { addDays, daysBetween, weekdayOf } from "../format/calendar.ts";
import { daysOf, linesOfWeek, shownDays, weeksIn } from "./calendar-days.ts";

const record = (attributes: Record<string, unknown>) => ({ id: "1", attributes }) as unknown as ApiRecord;

test("a month is shown in whole weeks that start as the workspace's do", () => {
  expect(shownDays("2026-07-14", "month", 1)).toEqual({ from: "2026-06-29", to: "2026-08-02" });
  expect(shownDays("2026-07-14", "month", 7)).toEqual({ from: "2026-06-28", to: "2026-08-01" });
  expect(shownDays("2026-07-14", "week", 1)).toEqual({ from: "2026-07-13", to: "2026-07-19" });
  expect(shownDays("2026-02-10", "month", 7)).toEqual({ from: "2026-02-01", to: "2026-02-28" });
});

test("the days of a record are those of its fields; without a last day it goes on", () => {
  const until = { from: "starts_at", to: "ends_at" };
  expect(daysOf(record({ due_date: "2026-07-14" }), { from: "due_date" })).toEqual({
    from: "2026-07-14",
    to: "2026-07-14",
  });
  expect(daysOf(record({ starts_at: "2026-07-14T00:00:00.000000Z", ends_at: null }), until)).toEqual({
    from: "2026-07-14",
    to: "9999-12-31",
  });
});

const DAY = fc.integer({ min: 0, max: 27 }).map((days) => addDays("2026-06-29", days));
const DATED = fc
  .tuple(DAY, fc.integer({ min: 0, max: 12 }))
  .map(([from, length]) => ({ record: record({}), from, to: addDays(from, length) }));

test("any records are in the weeks of their days, and no two are in the same line on a day", () => {
  fc.assert(
    fc.property(fc.array(DATED, { maxLength: 12 }), fc.constantFrom(1, 6, 7), (records, weekStartsOn) => {
      for (const week of weeksIn(shownDays("2026-07-14", "month", weekStartsOn))) {
        expect(week).toHaveLength(7);
        expect(weekdayOf(week[0]!)).toBe(weekStartsOn);
        const entries = linesOfWeek(week, records);
        for (const day of week) {
          const on = entries.filter(({ from, to }) => from <= day && day <= to);
          expect(new Set(on.map(({ line }) => line)).size).toBe(on.length);
          expect(on).toHaveLength(
            records.filter(({ from, to }) => daysBetween(from, to).includes(day)).length,
          );
        }
      }
    }),
  );
});
