import { expect, test } from "vitest";
import { freeSlug, optionValueOf } from "./slug-of-name.ts";

test.each([
  ["Número de empleados", "numero_de_empleados"],
  ["2026 budget", "field_2026_budget"],
  ["会社", "field"],
])("the slug of %s is %s", (name, slug) => {
  expect(freeSlug(name, () => false)).toBe(slug);
});

test("a slug that is taken gets a number, within 50 characters", () => {
  const taken = new Set(["size", "size_2", "x".repeat(50)]);
  expect(freeSlug("Size", (slug) => taken.has(slug))).toBe("size_3");
  expect(freeSlug("x".repeat(60), (slug) => taken.has(slug))).toBe(`${"x".repeat(48)}_2`);
});

test("the value of an option is derived from its label; a label without a plain letter gets a number", () => {
  expect(optionValueOf("Très grand", () => false)).toBe("tres_grand");
  expect(optionValueOf("2026", () => false)).toBe("2026");
  expect(optionValueOf("大", (value) => value === "option")).toBe("option_2");
});
