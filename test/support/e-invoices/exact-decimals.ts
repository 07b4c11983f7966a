import Fraction from "fraction.js";

/** A decimal as an exact number. */
export const exact = (decimal: string | undefined): Fraction => new Fraction(decimal ?? "0");

/** The exact sum of decimals. */
export const sumOf = (decimals: readonly (string | undefined)[]): Fraction =>
  decimals.reduce((sum, decimal) => sum.add(exact(decimal)), new Fraction(0));

/** Whether two numbers differ by less than a tolerance. */
export const isNear = (a: Fraction, b: Fraction, tolerance: string): boolean =>
  a.sub(b).abs().compare(new Fraction(tolerance)) < 0;
