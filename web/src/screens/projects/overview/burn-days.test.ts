import { expect, test } from "vitest";
import { burnDays } from "./burn-days.ts";

test("a burn is told at the ends of the months so far and today, of a year at most", () => {
  expect(burnDays("2026-05-10", "2026-07-14")).toEqual(["2026-05-31", "2026-06-30", "2026-07-14"]);
  expect(burnDays("2026-07-01", "2026-07-31")).toEqual(["2026-07-31"]);
  const long = burnDays("2020-01-01", "2026-07-14");
  expect(long).toHaveLength(12);
  expect([long[0], long.at(-1)]).toEqual(["2025-08-31", "2026-07-14"]);
});
