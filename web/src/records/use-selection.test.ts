import { expect, test } from "vitest";
import type { ApiRecord } from "../api/records.ts";
import { rangeBetween } from "./use-selection.ts";

const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => ({ id }) as ApiRecord) as [
  ApiRecord,
  ApiRecord,
  ApiRecord,
  ApiRecord,
];
const listed = [a, b, c, d];

test("a range has both ends and what is between them, whichever of them comes first", () => {
  expect(rangeBetween(listed, "b", d)).toEqual([b, c, d]);
  expect(rangeBetween(listed, "d", b)).toEqual([b, c, d]);
  expect(rangeBetween(listed, "c", c)).toEqual([c]);
});

test("without a listed beginning it is the record itself", () => {
  expect(rangeBetween(listed, null, c)).toEqual([c]);
  expect(rangeBetween(listed, "elsewhere", c)).toEqual([c]);
  expect(rangeBetween([], "a", c)).toEqual([c]);
});
