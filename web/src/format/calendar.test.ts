import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, endOfMonth, isDay, startOfMonth, startOfWeek, weekdayOf } from "./calendar.ts";

const anyDay = fc.integer({ min: -20_000, max: 20_000 }).map((count) => addDays("2026-07-14", count));
const anyWeekday = fc.integer({ min: 1, max: 7 });

test("days are added across the ends of months and years, and across daylight saving changes", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addDays("2026-10-25", 1)).toBe("2026-10-26");
  expect(daysBetween("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test("weeks begin on the weekday that is given", () => {
  expect(startOfWeek("2026-07-14", 1)).toBe("2026-07-13");
  expect(startOfWeek("2026-07-13", 1)).toBe("2026-07-13");
  expect(startOfWeek("2026-07-12", 1)).toBe("2026-07-06");
  expect(startOfWeek("2026-07-14", 7)).toBe("2026-07-12");
  expect(startOfWeek("2026-07-14", 6)).toBe("2026-07-11");
});

test("the week of a day contains it, and begins on the given weekday", () => {
  fc.assert(
    fc.property(anyDay, anyWeekday, (day, startsOn) => {
      const start = startOfWeek(day, startsOn);
      expect(weekdayOf(start)).toBe(startsOn);
      expect(daysBetween(start, addDays(start, 6))).toContain(day);
    }),
  );
});

test("the first and last days of months", () => {
  expect([startOfMonth("2026-07-14"), startOfMonth("2026-12-31", 1)]).toEqual(["2026-07-01", "2027-01-01"]);
  expect([endOfMonth("2026-02-03"), endOfMonth("2028-02-03")]).toEqual(["2026-02-28", "2028-02-29"]);
});

test("a text that is not an existing day is rejected", () => {
  const texts = ["2026-07-14", "2026-02-30", "2026-13-01", "14.07.2026", "", "2026-7-4"];
  expect(texts.map(isDay)).toEqual([true, false, false, false, false, false]);
});
