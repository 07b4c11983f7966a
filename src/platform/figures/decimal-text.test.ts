import fc from "fast-check";
import Fraction from "fraction.js";
import { expect, it } from "vitest";
import { decimalText, ratioOf } from "./decimal-text.ts";

it("reads a decimal as the exact ratio, whatever its sign and number of decimals", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(12), (units, decimals) => {
      const decimal = decimalText(units, decimals);
      const { numerator, denominator } = ratioOf(decimal);
      expect(new Fraction(numerator, denominator).equals(new Fraction(decimal))).toBe(true);
    }),
  );
});

it.each(["2/3", "-.5", "7."])("reads %s as a fraction does", (text) => {
  const { numerator, denominator } = ratioOf(text);
  expect(new Fraction(numerator, denominator).equals(new Fraction(text))).toBe(true);
});
