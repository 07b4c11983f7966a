import { describe, expect, it } from "vitest";
import { periodBefore } from "./period-before.ts";

describe("the period before another", () => {
  it.each([
    ["2026-03-01", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["2026-01-01", "2026-03-31", "2025-10-01", "2025-12-31"],
    ["2024-03-01", "2024-03-31", "2024-02-01", "2024-02-29"],
    ["2026-03-02", "2026-03-31", "2026-01-31", "2026-03-01"],
    ["2026-03-10", "2026-03-10", "2026-03-09", "2026-03-09"],
  ])("%s to %s is %s to %s", (from, to, before, until) => {
    expect(periodBefore({ from, to })).toEqual({ from: before, to: until });
  });
});
