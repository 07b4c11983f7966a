import fc from "fast-check";
import Fraction from "fraction.js";
import { expect, it } from "vitest";
import { roundedNumber, roundedToWhole } from "./exact-rounding.ts";

it.each([
  ["5/2", 3n],
  ["-5/2", -3n],
  ["249/100", 2n],
  ["-1/3", 0n],
  ["0", 0n],
])("%s is rounded to %s", (value, whole) => {
  expect(roundedToWhole(new Fraction(value))).toBe(whole);
});

it("shows decimals as JSON does", () => {
  expect(roundedNumber(new Fraction(1, 3), 4)).toBe(0.3333);
  expect(roundedNumber(new Fraction(-1005, 1000), 2)).toBe(-1.01);
  expect(roundedNumber(new Fraction(503, 100), 2)).toBe(5.03);
});

it("is never more than half a unit away, and is symmetric about zero", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 10_000 }), (above, below) => {
      const value = new Fraction(above, below);
      const rounded = roundedToWhole(value);
      expect(value.sub(rounded).abs().compare(new Fraction(1, 2))).toBeLessThanOrEqual(0);
      expect(roundedToWhole(value.neg())).toBe(-rounded);
    }),
  );
});
