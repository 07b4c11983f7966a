import fc from "fast-check";
import { expect, test } from "vitest";
import type { Combination } from "../work/combination.ts";
import { parseWhere, type WrittenFilter } from "./parse-where.ts";

const filter = (parameter: string, text: string) => ({ condition: { parameter, text } });

test("and binds more tightly than or", () => {
  expect(parseWhere("a=1 | b=2,3 & -c=null")).toEqual({
    joins: "any",
    isNegated: false,
    parts: [
      filter("a", "1"),
      { joins: "all", isNegated: false, parts: [filter("b", "2,3"), filter("-c", "null")] },
    ],
  });
});

test("a minus before a group is its complement, and quotes enclose any value", () => {
  expect(parseWhere('-(a="R&D (""north"")"|b=x=y)')).toEqual({
    joins: "all",
    isNegated: true,
    parts: [{ joins: "any", isNegated: false, parts: [filter("a", 'R&D ("north")'), filter("b", "x=y")] }],
  });
});

test.each([
  ["", "must have a filter such as status=active at position 1"],
  ["a", "must have a filter such as status=active at position 2"],
  ["a=1|", "must have a filter such as status=active at position 5"],
  ["(a=1", "must have a closing parenthesis at position 5"],
  ["a=1)", "must have &, | or the end at position 4"],
  ['a="1', "must have &, | or the end at position 3"],
  ["((((((a=1))))))", "must not be nested deeper than 5 levels"],
  [Array(51).fill("a=1").join("|"), "must not have more than 50 filters"],
])("%s is refused", (text, problem) => {
  const read = parseWhere(text);
  expect("problem" in read && String(read.problem)).toBe(`The where parameter ${problem}.`);
});

/** Writes a combination with all parentheses. */
function written(combination: Combination<WrittenFilter>): string {
  if ("condition" in combination) {
    const { parameter, text } = combination.condition;
    return `${parameter}="${text.replaceAll('"', '""')}"`;
  }
  const { joins, isNegated, parts } = combination;
  return `${isNegated ? "-" : ""}(${parts.map(written).join(joins === "all" ? "&" : "|")})`;
}

const { combination } = fc.letrec<{
  combination: Combination<WrittenFilter>;
  leaf: Combination<WrittenFilter>;
}>((tie) => ({
  leaf: fc.record({
    condition: fc.record({ parameter: fc.stringMatching(/^-?[a-z_]{1,8}$/), text: fc.string() }),
  }),
  combination: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie("leaf"),
    fc.record({
      joins: fc.constantFrom("all" as const, "any" as const),
      isNegated: fc.constant(false),
      parts: fc.array(tie("combination"), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

test("what is written is read again, whatever the values contain", () => {
  fc.assert(
    fc.property(combination, (given) => {
      expect(parseWhere(written(given))).toEqual(given);
    }),
  );
});
