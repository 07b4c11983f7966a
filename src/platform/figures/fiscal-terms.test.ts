import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../engine/declare/calendar.ts";
import { fiscalQuarterOf, fiscalQuarters, fiscalYearOf } from "./fiscal-terms.ts";

it("names fiscal years by the calendar year in which they end", () => {
  expect(fiscalQuarterOf("2026-05-10", 4)).toEqual({
    year: 2027,
    quarter: 1,
    from: "2026-04-01",
    to: "2026-06-30",
    label: "FY2027-Q1",
  });
  expect(fiscalQuarterOf("2026-02-10", 4)).toMatchObject({
    label: "FY2026-Q4",
    from: "2026-01-01",
    to: "2026-03-31",
  });
});

it("equals the calendar year if it starts in January", () => {
  expect(fiscalQuarterOf("2026-02-10", 1)).toMatchObject({ label: "2026-Q1", to: "2026-03-31" });
  expect(fiscalYearOf("2026-12-31", 1)).toEqual({ year: 2026, from: "2026-01-01", to: "2026-12-31" });
});

it("supports a year that starts in December", () => {
  expect(fiscalQuarterOf("2025-12-01", 12)).toMatchObject({ label: "FY2026-Q1", to: "2026-02-28" });
  expect(fiscalYearOf("2026-11-30", 12)).toEqual({ year: 2026, from: "2025-12-01", to: "2026-11-30" });
});

const anyDay = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2150-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyStart = fc.integer({ min: 1, max: 12 });

it("assigns every day to exactly one quarter, whose fiscal year ends in the calendar year of its name", () => {
  fc.assert(
    fc.property(anyDay, anyStart, (on, start) => {
      const found = fiscalQuarterOf(on, start);
      expect(found.from <= on && on <= found.to).toBe(true);
      expect(fiscalQuarters(found.year, start)[found.quarter - 1]).toEqual(found);
      expect(fiscalYearOf(on, start).to.slice(0, 4)).toBe(String(found.year));
    }),
  );
});

it("has no gap between quarters, also across years", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2150 }), anyStart, (year, start) => {
      const all = [...fiscalQuarters(year, start), ...fiscalQuarters(year + 1, start)];
      for (let i = 1; i < all.length; i++) expect(all[i]!.from).toBe(addDays(all[i - 1]!.to, 1));
    }),
  );
});
