/**
 * Allocates an amount in whole hundredths by weight (rule R8): shares are rounded down, and the remaining hundredths go
 * one each to the largest fractions, ties in the order of the weights. The shares are in the order of the weights and
 * add up to the amount; those of a negative amount are negative. Null if all weights are 0.
 *
 * @param weights each at least 0
 */
export function allocatedInOrder(amount: bigint, weights: readonly bigint[]): bigint[] | null {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return null;
  const isNegative = amount < 0n;
  const magnitude = isNegative ? -amount : amount;
  const parts = weights.map((weight) => ({
    share: (magnitude * weight) / whole,
    fraction: (magnitude * weight) % whole,
  }));
  let left = magnitude - parts.reduce((sum, { share }) => sum + share, 0n);
  // The sort is stable, so equal fractions keep their order.
  for (const part of parts.toSorted(
    (a, b) => Number(b.fraction > a.fraction) - Number(b.fraction < a.fraction),
  )) {
    if (left === 0n) break;
    part.share += 1n;
    left -= 1n;
  }
  return parts.map(({ share }) => (isNegative ? -share : share));
}
