import { expect, it } from "vitest";
import { pairedLines } from "./paired-lines.ts";

it("puts what was replaced beside its replacement", () => {
  expect(
    pairedLines([
      { op: "equal", text: "a" },
      { op: "delete", text: "b" },
      { op: "delete", text: "c" },
      { op: "insert", text: "B" },
      { op: "equal", text: "d" },
      { op: "insert", text: "e" },
    ]),
  ).toEqual([
    { left: "a", right: "a" },
    { left: "b", right: "B" },
    { left: "c", right: null },
    { left: "d", right: "d" },
    { left: null, right: "e" },
  ]);
});
