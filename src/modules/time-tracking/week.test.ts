import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../engine/declare/index.ts";
import { weekdayName, weekFrom, weekStartOf, weekStartsIn } from "./week.ts";

it.each([
  ["2026-07-14", 1, "2026-07-13"],
  ["2026-07-13", 1, "2026-07-13"],
  ["2026-07-19", 1, "2026-07-13"],
  ["2026-07-14", 7, "2026-07-12"],
  ["2026-07-14", 6, "2026-07-11"],
  ["2026-01-01", 1, "2025-12-29"],
])("the week of %s that begins on weekday %i begins on %s", (date, startsOn, start) => {
  expect(weekStartOf(date, startsOn)).toBe(start);
});

const days = fc.integer({ min: -20_000, max: 40_000 }).map((offset) => addDays("1970-01-01", offset));
const starts = fc.constantFrom(1, 6, 7);

it("puts every date into exactly one week, which starts on the given weekday", () => {
  fc.assert(
    fc.property(days, starts, (date, startsOn) => {
      const start = weekStartOf(date, startsOn);
      const { from, to } = weekFrom(start);
      expect(from <= date && date <= to).toBe(true);
      expect(weekStartOf(to, startsOn)).toBe(start);
      expect(weekStartOf(addDays(to, 1), startsOn)).toBe(addDays(to, 1));
      expect((new Date(`${start}T00:00:00Z`).getUTCDay() + 6) % 7).toBe(startsOn - 1);
    }),
  );
});

it("finds all weeks with a day in a period, newest first", () => {
  expect(weekStartsIn({ from: "2026-07-12", to: "2026-07-20" }, 1)).toEqual([
    "2026-07-20",
    "2026-07-13",
    "2026-07-06",
  ]);
  fc.assert(
    fc.property(days, fc.nat(400), starts, (from, length, startsOn) => {
      const to = addDays(from, length);
      const weeks = weekStartsIn({ from, to }, startsOn);
      const touched = Array.from({ length: length + 1 }, (_, index) =>
        weekStartOf(addDays(from, index), startsOn),
      );
      expect(weeks).toEqual([...new Set(touched)].reverse());
    }),
  );
});

it("names weekdays", () => {
  expect([1, 6, 7].map(weekdayName)).toEqual(["Monday", "Saturday", "Sunday"]);
});
