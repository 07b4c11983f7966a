import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../engine/declare/calendar.ts";
import { daysOfPeriod, RELATIVE_PERIODS } from "./relative-period.ts";

test("periods are whole weeks, months, quarters and years around the day", () => {
  const days = RELATIVE_PERIODS.map((name) => {
    const { from, to } = daysOfPeriod(name, "2026-01-14", 1);
    return `${name} ${from} ${to}`;
  });
  expect(days).toEqual([
    "this_week 2026-01-12 2026-01-18",
    "last_week 2026-01-05 2026-01-11",
    "this_month 2026-01-01 2026-01-31",
    "last_month 2025-12-01 2025-12-31",
    "last_quarter 2025-10-01 2025-12-31",
    "year_to_date 2026-01-01 2026-01-14",
    "this_year 2026-01-01 2026-12-31",
    "last_year 2025-01-01 2025-12-31",
  ]);
  expect(daysOfPeriod("this_week", "2026-01-14", 7)).toEqual({ from: "2026-01-11", to: "2026-01-17" });
  expect(daysOfPeriod("last_quarter", "2026-08-31", 1)).toEqual({ from: "2026-04-01", to: "2026-06-30" });
});

test("what is last ends before the day, and what is current contains it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 7 }), (days, start) => {
      const today = addDays("1980-01-01", days);
      for (const name of RELATIVE_PERIODS) {
        const { from, to } = daysOfPeriod(name, today, start);
        expect(from <= to).toBe(true);
        if (name.startsWith("last")) expect(to < today).toBe(true);
        else expect(from <= today && today <= to).toBe(true);
      }
    }),
  );
});
