import { expect, test } from "vitest";
import { typedInto } from "./use-typed-ahead.ts";

test("letters, signs and spaces are added, Backspace takes the last one away", () => {
  expect(
    ["a", " ", "ș", "Backspace", "Backspace", "/"].reduce((text, key) => typedInto(text, key)!, ""),
  ).toBe("a/");
  expect(typedInto("", "Backspace")).toBe("");
});

test("other keys change nothing", () => {
  for (const key of ["ArrowDown", "Tab", "F2", "Enter", "Shift", "Dead"])
    expect(typedInto("a", key)).toBeNull();
});
