import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../engine/declare/calendar.ts";
import { INTERVALS } from "./calendar-intervals.ts";
import { fiscalIntervalsOf, lastIntervals } from "./fiscal-intervals.ts";

const shown = (...given: Parameters<typeof fiscalIntervalsOf>) =>
  fiscalIntervalsOf(...given).map(({ label, from, to }) => `${label}: ${from} ${to}`);

describe("fiscalIntervalsOf", () => {
  it("returns whole months, and quarters and years of the fiscal year", () => {
    const period = { from: "2026-02-10", to: "2026-05-10" };
    expect(shown(period, "month", 4)).toEqual([
      "2026-02: 2026-02-01 2026-02-28",
      "2026-03: 2026-03-01 2026-03-31",
      "2026-04: 2026-04-01 2026-04-30",
      "2026-05: 2026-05-01 2026-05-31",
    ]);
    expect(shown(period, "quarter", 4)).toEqual([
      "FY2026-Q4: 2026-01-01 2026-03-31",
      "FY2027-Q1: 2026-04-01 2026-06-30",
    ]);
    expect(shown(period, "year", 4)).toEqual([
      "FY2026: 2025-04-01 2026-03-31",
      "FY2027: 2026-04-01 2027-03-31",
    ]);
    expect(shown(period, "year", 1)).toEqual(["2026: 2026-01-01 2026-12-31"]);
    expect(shown(period, "quarter", 1)[0]).toBe("2026-Q1: 2026-01-01 2026-03-31");
  });

  it("ends with the calendar, and has years before 100", () => {
    const last = { from: "9999-11-30", to: "9999-12-31" };
    expect(shown(last, "month", 1)).toEqual([
      "9999-11: 9999-11-01 9999-11-30",
      "9999-12: 9999-12-01 9999-12-31",
    ]);
    expect(shown(last, "quarter", 1)).toEqual(["9999-Q4: 9999-10-01 9999-12-31"]);
    expect(shown(last, "year", 4)).toEqual(["FY10000: 9999-04-01 9999-12-31"]);
    const early = { from: "0050-02-01", to: "0050-02-02" };
    expect(shown(early, "quarter", 1)).toEqual(["50-Q1: 0050-01-01 0050-03-31"]);
  });

  it("has no gap and no overlap, and as many last intervals as asked for", () => {
    const day = fc.integer({ min: -10_000, max: 10_000 }).map((days) => addDays("2020-01-01", days));
    const start = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 20 }),
        start,
        fc.constantFrom(...INTERVALS),
        (today, count, month, one) => {
          const period = lastIntervals(count, one, today, month);
          const all = fiscalIntervalsOf(period, one, month);
          expect(all).toHaveLength(count);
          expect(all[0]!.from).toBe(period.from);
          expect(all.at(-1)!.to >= today).toBe(true);
          for (const [index, { from }] of all.entries())
            if (index > 0) expect(from).toBe(addDays(all[index - 1]!.to, 1));
        },
      ),
    );
  });
});
