import fc from "fast-check";
import { expect, it } from "vitest";
import { type DiffLine, lineDiff } from "./line-diff.ts";

const without = (op: DiffLine["op"], lines: readonly DiffLine[]): string =>
  lines
    .filter((line) => line.op !== op)
    .map(({ text }) => text)
    .join("\n");

it("names the lines that were deleted and inserted", () => {
  expect(lineDiff("a\nb\nc", "a\nB\nc")).toEqual([
    { op: "equal", text: "a" },
    { op: "delete", text: "b" },
    { op: "insert", text: "B" },
    { op: "equal", text: "c" },
  ]);
  expect(lineDiff("", "")).toEqual([]);
  expect(lineDiff("", "a")).toEqual([{ op: "insert", text: "a" }]);
});

it("leads from the first text to the second one", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", "", "# d"), { maxLength: 12 })
    .map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, text, (from, to) => {
      const lines = lineDiff(from, to);
      expect(without("insert", lines)).toBe(from);
      expect(without("delete", lines)).toBe(to);
      if (from === to) expect(lines.every(({ op }) => op === "equal")).toBe(true);
    }),
  );
});

it("replaces texts as a whole that have too little in common", () => {
  const from = Array.from({ length: 6_000 }, (_, n) => `old ${n}`).join("\n");
  const lines = lineDiff(from, "new");
  expect(lines).toHaveLength(6_001);
  expect(lines.at(-1)).toEqual({ op: "insert", text: "new" });
});
