/**
 * `numerator ÷ denominator` rounded half away from zero to so many decimals, from the exact quotient: the integers are
 * never divided in binary floating point, so that no figure is off by one in its last digit. Null when the denominator
 * is 0, for which there is no figure. Throws a RangeError for what is no integer.
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
  // Both are exact here, so that the quotient is the number nearest to the decimal figure, which JSON shows as such.
  const figure = rounded / 10 ** decimals;
  return figure !== 0 && above < 0n !== below < 0n ? -figure : figure;
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);
