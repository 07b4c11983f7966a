import { expect, test } from "vitest";
import { changesBetween } from "./saved-back.ts";

test("a change has the fields that differ, of those that were there before and after", () => {
  const before = { attributes: { name: "Ana", tags: ["a"], gone: 1, city: null } };
  const after = { attributes: { name: "Ana", tags: ["a", "b"], added: 2, city: "Cluj" } };
  expect(changesBetween(before, after)).toEqual({
    tags: { from: ["a"], to: ["a", "b"] },
    city: { from: null, to: "Cluj" },
  });
});
