import { expect, test } from "vitest";
import { rangeWhere, undatedWhere } from "./range-where.ts";

const JULY = { from: "2026-07-01", to: "2026-07-31" };

test("records of one day have it in the range", () => {
  expect(rangeWhere({ from: "due_date" }, JULY, false)).toBe("due_date=2026-07-01,2026-07-31");
});

test("records of several days begin before the end of the range and end after its begin", () => {
  expect(rangeWhere({ from: "start_date", to: "end_date" }, JULY, false)).toBe(
    "start_date=0001-01-01,2026-07-31&end_date=2026-07-01,9999-12-31",
  );
});

test("records without an end go on, and what the person combined applies beside it", () => {
  expect(rangeWhere({ from: "starts_at", to: "ends_at" }, JULY, true, "role=a|role=b")).toBe(
    "starts_at=0001-01-01,2026-07-31&(ends_at=2026-07-01,9999-12-31|ends_at=null)&(role=a|role=b)",
  );
});

test("records without a first day are found by it", () => {
  expect(undatedWhere({ from: "starts_at" })).toBe("starts_at=null");
  expect(undatedWhere({ from: "starts_at" }, "a=1|b=2")).toBe("starts_at=null&(a=1|b=2)");
});
