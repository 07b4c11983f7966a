/** The weight of one recipient. */
export interface Weight {
  readonly id: string;
  /** At least 0. */
  readonly weight: bigint;
}

/**
 * Allocates an amount in whole hundredths by weight (rule R8): shares are rounded down, and the remaining hundredths go
 * one each to the largest fractions, ties by ascending id. The shares add up to the amount. Null if all weights are 0.
 */
export function allocated(amount: bigint, weights: readonly Weight[]): Map<string, bigint> | null {
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0n);
  if (whole === 0n) return null;
  const isNegative = amount < 0n;
  const magnitude = isNegative ? -amount : amount;
  const shares = weights.map(({ id, weight }) => ({
    id,
    share: (magnitude * weight) / whole,
    fraction: (magnitude * weight) % whole,
  }));
  let left = magnitude - shares.reduce((sum, { share }) => sum + share, 0n);
  const byFraction = shares.toSorted((a, b) =>
    a.fraction === b.fraction ? (a.id < b.id ? -1 : 1) : a.fraction > b.fraction ? -1 : 1,
  );
  for (const one of byFraction) {
    if (left === 0n) break;
    one.share += 1n;
    left -= 1n;
  }
  return new Map(shares.map(({ id, share }) => [id, isNegative ? -share : share]));
}
