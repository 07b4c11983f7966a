import Fraction from "fraction.js";

const HALF = new Fraction(1, 2);

/** Rounds to the nearest whole number, half away from zero: 2.5 is 3, -2.5 is -3. */
export function roundedToWhole(value: Fraction): bigint {
  const magnitude = value.abs().add(HALF).floor().n;
  return value.s < 0n ? -magnitude : magnitude;
}

/**
 * Rounds `numerator ÷ denominator` to the nearest whole number, half away from zero.
 * @throws RangeError if the denominator is 0
 */
export function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const [above, below] = [absolute(numerator), absolute(denominator)];
  const magnitude = (2n * above + below) / (2n * below);
  return numerator < 0n === denominator < 0n ? magnitude : -magnitude;
}

export const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** Rounds a fraction to the given number of decimals, half away from zero, as a JSON number. */
export const roundedNumber = (value: Fraction, decimals: number): number => {
  const scale = 10 ** decimals;
  // Both operands are exact, so the quotient is the double nearest to the decimal figure, which JSON prints as such.
  return Number(roundedToWhole(value.mul(scale))) / scale;
};
