import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../engine/declare/calendar.ts";
import { INTERVALS, intervalsOf, isWithinYears, monthBefore } from "./calendar-intervals.ts";

const shown = (...[period, interval]: Parameters<typeof intervalsOf>) =>
  intervalsOf(period, interval).map(({ label, from, to }) => `${label}: ${from} ${to}`);

describe("intervalsOf", () => {
  it("cuts the first and the last interval to the period", () => {
    expect(shown({ from: "2025-12-15", to: "2026-02-10" }, "month")).toEqual([
      "2025-12: 2025-12-15 2025-12-31",
      "2026-01: 2026-01-01 2026-01-31",
      "2026-02: 2026-02-01 2026-02-10",
    ]);
    expect(shown({ from: "2025-11-02", to: "2026-04-01" }, "quarter")).toEqual([
      "2025-Q4: 2025-11-02 2025-12-31",
      "2026-Q1: 2026-01-01 2026-03-31",
      "2026-Q2: 2026-04-01 2026-04-01",
    ]);
    expect(shown({ from: "2024-02-29", to: "2025-12-31" }, "year")).toEqual([
      "2024: 2024-02-29 2024-12-31",
      "2025: 2025-01-01 2025-12-31",
    ]);
  });

  it("handles leap days and single days", () => {
    expect(shown({ from: "2024-02-01", to: "2024-03-01" }, "month")[0]).toBe(
      "2024-02: 2024-02-01 2024-02-29",
    );
    expect(shown({ from: "2026-07-14", to: "2026-07-14" }, "quarter")).toEqual([
      "2026-Q3: 2026-07-14 2026-07-14",
    ]);
  });

  it("covers every day exactly once, and no label twice", () => {
    const day = fc.integer({ min: -700_000, max: 700_000 }).map((days) => addDays("2000-01-01", days));
    fc.assert(
      fc.property(day, fc.nat(2000), fc.constantFrom(...INTERVALS), (from, length, interval) => {
        const to = addDays(from, length);
        const periods = intervalsOf({ from, to }, interval);
        expect(periods[0]!.from).toBe(from);
        expect(periods.at(-1)!.to).toBe(to);
        for (const [index, period] of periods.entries()) {
          expect(period.from <= period.to).toBe(true);
          if (index > 0) expect(period.from).toBe(addDays(periods[index - 1]!.to, 1));
        }
        expect(new Set(periods.map(({ label }) => label)).size).toBe(periods.length);
      }),
    );
  });
});

describe("monthBefore", () => {
  it.each([
    ["2026-03-31", "2026-02-01", "2026-02-28"],
    ["2024-03-01", "2024-02-01", "2024-02-29"],
    ["2026-01-15", "2025-12-01", "2025-12-31"],
  ])("of %s is %s to %s", (day, from, to) => {
    expect(monthBefore(day)).toEqual({ from, to });
  });
});

describe("isWithinYears", () => {
  it.each([
    ["2021-07-15", "2026-07-14", true],
    ["2021-07-14", "2026-07-14", false],
    ["2024-02-29", "2029-02-28", true],
    ["2024-02-29", "2029-03-01", false],
  ])("%s to %s within five years: %j", (from, to, expected) => {
    expect(isWithinYears({ from, to }, 5)).toBe(expected);
  });
});
