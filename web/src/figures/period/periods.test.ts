import { expect, test } from "vitest";
import { PRESETS, presetPeriod, readPeriod, writePeriod } from "./periods.ts";

test("presets are whole weeks, months and years around today", () => {
  const periods = PRESETS.map(({ id }) => writePeriod(presetPeriod(id, "2026-01-14", 1)));
  expect(periods).toEqual([
    "2026-01-12,2026-01-18",
    "2026-01-05,2026-01-11",
    "2026-01-01,2026-01-31",
    "2025-12-01,2025-12-31",
    "2026-01-01,2026-01-14",
    "2026-01-01,2026-12-31",
    "2025-01-01,2025-12-31",
  ]);
  expect(presetPeriod("this-week", "2026-01-14", 7)).toEqual({ from: "2026-01-11", to: "2026-01-17" });
});

test("a period is read from a URL only in the form in which it is written there", () => {
  expect(readPeriod("2026-07-01,2026-07-31")).toEqual({ from: "2026-07-01", to: "2026-07-31" });
  expect(readPeriod(writePeriod({ from: "2026-07-14", to: "2026-07-14" }))).toEqual({
    from: "2026-07-14",
    to: "2026-07-14",
  });
  for (const text of [undefined, "", "yesterday", "2026-02-30", "2026-07-31,2026-07-01"]) {
    expect(readPeriod(text)).toBe(null);
  }
});
