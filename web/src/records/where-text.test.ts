import { describe, expect, test } from "vitest";
import type { FilterChoice } from "./filter-text.ts";
import { relativeInWords } from "./relative-days.ts";
import { filtersWithin, groupsOf, readWhere, writeGroups } from "./where-text.ts";

const is = (key: string, text: string): FilterChoice => ({ key, operator: "is", text });
const isNot = (key: string, text: string): FilterChoice => ({ key, operator: "is-not", text });
const empty = (key: string): FilterChoice => ({ key, operator: "empty", text: "" });

describe("groups of filters of which any may match", () => {
  test.each([
    [[[is("status", "active"), empty("level_id")]], "status=active|level_id=null"],
    [
      [[is("status", "active"), isNot("name", "R&D")], [is("start_date", "next_30_days")]],
      '(status=active|-name="R&D")&start_date=next_30_days',
    ],
    [[[is("name", 'say "so"'), is("name", " a")]], 'name="say ""so"""|name=" a"'],
  ])("are written and read again", (groups, text) => {
    expect(writeGroups(groups)).toBe(text);
    expect(groupsOf(readWhere(text)!)).toEqual(groups);
  });

  test("without filters are nothing", () => {
    expect(writeGroups([[], []])).toBe("");
  });

  test("are not what is nested in another way, whose filters are known nevertheless", () => {
    for (const text of ["a=1|(b=2&c=3)", "-(a=1|b=2)", "a=1|b=2&c=3"]) {
      const combined = readWhere(text)!;
      expect(groupsOf(combined), text).toBeNull();
      expect(
        filtersWithin(combined)
          .map(({ key }) => key)
          .slice(0, 2),
      ).toEqual(["a", "b"]);
    }
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
