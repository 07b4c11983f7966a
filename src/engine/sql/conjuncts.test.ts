import { expect, it } from "vitest";
import { conjunctsOf } from "./conjuncts.ts";
import { and, or, sql } from "./sql.ts";

const [a, b, c] = [sql`a = ${1}`, sql`b = ${2}`, sql`c = ${3}`];

it("finds the conditions of nested conjunctions, in their order", () => {
  expect(conjunctsOf(and([a, and([b, c])]))).toEqual([a, b, c]);
});

it("takes anything else as one condition", () => {
  const either = or([a, b]);
  const negated = sql`(${and([a, b])}) is not true`;
  expect(conjunctsOf(and([either, negated]))).toEqual([either, negated]);
  expect(conjunctsOf(a)).toEqual([a]);
});

it("finds none in the condition that is always true", () => {
  expect(conjunctsOf(and([]))).toEqual([]);
});
