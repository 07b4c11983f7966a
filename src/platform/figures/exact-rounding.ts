import Fraction from "fraction.js";

const HALF = new Fraction(1, 2);

/** The nearest whole number, half up away from zero: 2.5 is 3, -2.5 is -3. */
export function roundedToWhole(value: Fraction): bigint {
  const magnitude = value.abs().add(HALF).floor().n;
  return value.s < 0n ? -magnitude : magnitude;
}

/** A fraction as the number that JSON shows with so many decimals, half up away from zero. */
export const roundedNumber = (value: Fraction, decimals: number): number => {
  const scale = 10 ** decimals;
  // Both are exact here, so that the quotient is the number nearest to the decimal figure, which JSON shows as such.
  return Number(roundedToWhole(value.mul(scale))) / scale;
};
