import { describe, expect, test } from "vitest";
import { relativeInWords } from "./relative-days.ts";
import { filtersWithin, readWhere } from "./where-text.ts";

describe("combined filters", () => {
  test("are read with what they contain at any depth", () => {
    for (const text of ["a=1|(b=2&c=3)", "-(a=1|b=2)", "a=1|b=2&c=3"])
      expect(
        filtersWithin(readWhere(text)!)
          .map(({ key }) => key)
          .slice(0, 2),
      ).toEqual(["a", "b"]);
  });

  test.each(["", "a", "a=1|", "(a=1", "a=1)", 'a="1'])("%s cannot be read", (text) => {
    expect(readWhere(text)).toBeNull();
  });
});

test.each([
  ["today", "today"],
  ["this_month", "this month"],
  ["next_30_days", "in the next 30 days"],
  ["last_1_months", "in the last month"],
  ["1_days_ago", "1 day ago"],
  ["in_14_days", "in 14 days"],
  ["2026-07-14", null],
  ["next_0_days", null],
])("%s is %s in words", (text, words) => expect(relativeInWords(text)).toBe(words));
