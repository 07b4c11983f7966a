import { expect, test } from "vitest";
import { firstShownDay } from "./burn-days.ts";

test("the chart starts with the project, at most twelve months ago", () => {
  expect(firstShownDay("2026-05-10", "2026-07-14")).toBe("2026-05-10");
  expect(firstShownDay("2020-01-01", "2026-07-14")).toBe("2025-08-01");
});
