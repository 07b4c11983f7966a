import fc from "fast-check";
import { expect, test } from "vitest";
import { type FilterGroup, filterGroupsOf, writeFilterGroups } from "./filter-groups.ts";
import type { FilterChoice } from "./filter-text.ts";
import { type Combined, readWhere } from "./where-text.ts";

test.each([
  "status=active|level_id=null",
  "(status=active|-name=x)&start_date=next_30_days",
  "a=1|(b=2&c=3)",
  "-(a=1|b=2)",
  "-(a=1)",
  "-((a=1&b=2))",
  "(a=1|(b=2&(c=3|-(d=4|e=5))))&f=6",
])("%s is edited in groups and written as it was", (text) => {
  const again = writeFilterGroups(filterGroupsOf(readWhere(text)!));
  expect(again.replaceAll("((", "(").replaceAll("))", ")")).toBe(
    text.replaceAll("((", "(").replaceAll("))", ")"),
  );
});

test("filters without a value and empty groups are left out", () => {
  const group: FilterGroup = { match: "all", filters: [{ key: "a", operator: "is", text: "" }], groups: [] };
  expect(writeFilterGroups([group])).toBe("");
  expect(writeFilterGroups([{ match: "none", filters: [], groups: [group] }, group])).toBe("");
});

/** Whether a combination matches a record, which has the value "1" in the fields that are named. */
function matches(combined: Combined | FilterChoice, named: ReadonlySet<string>): boolean {
  if ("key" in combined) return named.has(combined.key) !== (combined.operator === "is-not");
  if ("filter" in combined) return matches(combined.filter, named);
  const results = combined.parts.map((part) => matches(part, named));
  const result = combined.joins === "any" ? results.some(Boolean) : results.every(Boolean);
  return result !== combined.isNegated;
}

function groupMatches({ match, filters, groups }: FilterGroup, named: ReadonlySet<string>): boolean {
  const results = [
    ...filters.map((one) => matches(one, named)),
    ...groups.map((one) => groupMatches(one, named)),
  ];
  if (match === "all") return results.every(Boolean);
  return results.some(Boolean) === (match === "any");
}

const { group: GROUP } = fc.letrec<{ group: FilterGroup; filter: FilterChoice }>((tie) => ({
  filter: fc.record({
    key: fc.constantFrom("a", "b", "c", "d"),
    operator: fc.constantFrom("is" as const, "is-not" as const),
    text: fc.constantFrom("1", "x|y", 'say "so"', " (1) & 2"),
  }),
  group: fc.record({
    match: fc.constantFrom("any" as const, "all" as const, "none" as const),
    filters: fc.array(tie("filter"), { minLength: 1, maxLength: 3 }),
    groups: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.constant([]),
      fc.array(tie("group"), { maxLength: 2 }),
    ),
  }),
}));

test("any groups mean the same after they were written, read and edited again", () => {
  const FIELDS = fc.subarray(["a", "b", "c", "d"]).map((names) => new Set(names));
  fc.assert(
    fc.property(fc.array(GROUP, { minLength: 1, maxLength: 3 }), FIELDS, (groups, named) => {
      const text = writeFilterGroups(groups);
      const combined = readWhere(text)!;
      const meant = groups.every((group) => groupMatches(group, named));
      expect(matches(combined, named), text).toBe(meant);
      expect(
        filterGroupsOf(combined).every((group) => groupMatches(group, named)),
        text,
      ).toBe(meant);
    }),
  );
});
