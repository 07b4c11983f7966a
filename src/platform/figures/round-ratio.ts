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
  const doubled = 2n * absolute(above) * 10n ** BigInt(decimals);
  const rounded = Number((doubled + absolute(below)) / (2n * absolute(below)));
  // Both operands are exact, so the quotient is the double nearest to the decimal figure, which JSON prints as such.
  const figure = rounded / 10 ** decimals;
  return figure !== 0 && above < 0n !== below < 0n ? -figure : figure;
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);
