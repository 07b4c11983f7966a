import { roundedQuotient } from "./exact-rounding.ts";

/**
 * Rounds `numerator ÷ denominator` half away from zero to the given number of decimals, from the exact quotient: the
 * integers are never divided in binary floating point, so the last digit is always right. Null if the denominator is 0.
 * @throws RangeError for a value that is not an integer
 */
export function roundRatio(
  numerator: number | bigint,
  denominator: number | bigint,
  decimals: number,
): number | null {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below === 0n) return null;
  // Both operands are exact, so the quotient is the double nearest to the decimal figure, which JSON prints as such.
  return Number(roundedQuotient(above * 10n ** BigInt(decimals), below)) / 10 ** decimals;
}
