import { expect, it } from "vitest";
import { type NumberRules, readNumber } from "./read-number.ts";

/** The number, or the message of its error. */
function read(wire: unknown, rules: Partial<NumberRules> = {}): unknown {
  let problem: string | undefined;
  const number = readNumber(wire, { decimals: 2, min: null, max: null, ...rules }, (template) => {
    problem = String(template);
  });
  return problem ?? number;
}

it("reads numbers and their texts, with zeros that do not count", () => {
  expect(read(1500.5)).toBe(1500.5);
  expect(read(" 001500.500 ")).toBe(1500.5);
  expect(read("-0")).toBe(-0);
});

it("refuses other texts, however long they are", () => {
  const message = "The :field field must be a number.";
  for (const text of ["", "1,5", "1e3", "Infinity", `${"0".repeat(500_000)}x`])
    expect(read(text)).toBe(message);
  expect(read("1.555")).toBe("The :field field must have at most 2 decimal places.");
});
