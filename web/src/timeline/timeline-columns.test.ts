import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "../format/calendar.ts";
import { barOf, columnsAround, placeOf, rangeOf } from "./timeline-columns.ts";

test("twelve weeks or months begin with the one before that of the day", () => {
  const weeks = columnsAround("2026-07-15", "weeks", 1);
  expect(rangeOf(weeks)).toEqual({ from: "2026-07-06", to: "2026-09-27" });
  const months = columnsAround("2026-07-15", "months", 1);
  expect(rangeOf(months)).toEqual({ from: "2026-06-01", to: "2027-05-31" });
  expect(months.map(({ label }) => label).slice(0, 2)).toEqual(["Jun", "Jul"]);
});

test("a bar is as long as its days, and is cut at the ends", () => {
  const weeks = columnsAround("2026-07-15", "weeks", 1);
  expect(barOf({ from: "2026-07-13", to: "2026-07-19" }, weeks).width).toBeCloseTo(100 / 12);
  expect(barOf({ from: "2026-01-01", to: "2026-07-12" }, weeks)).toMatchObject({ left: 0 });
  expect(barOf({ from: "2026-01-01", to: "9999-12-31" }, weeks)).toEqual({ left: 0, width: 100 });
  const months = columnsAround("2026-07-15", "months", 1);
  const july = barOf({ from: "2026-07-01", to: "2026-07-31" }, months);
  expect([july.left, july.width]).toEqual([expect.closeTo(100 / 12), expect.closeTo(100 / 12)]);
});

test("later days are further to the right, and each begins where the one before ends", () => {
  const DAY = fc.integer({ min: 0, max: 500 }).map((days) => addDays("2026-01-01", days));
  fc.assert(
    fc.property(DAY, fc.constantFrom("weeks" as const, "months" as const), (day, scale) => {
      const columns = columnsAround(day, scale, 1);
      const { from, to } = rangeOf(columns);
      const places = daysBetween(from, addDays(to, 1)).map((one) => placeOf(one, columns));
      expect(places[0]).toBe(0);
      expect(places.at(-1)).toBe(1);
      expect(places.every((place, at) => at === 0 || place > places[at - 1]!)).toBe(true);
      expect(placeOf(day, columns)).toBeGreaterThan(0);
    }),
  );
});
