import { roundedQuotient } from "../../../platform/figures/exact-rounding.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";

/** Whole hundredths as a JSON number: 12345n becomes 123.45. */
export const shownCents = (cents: bigint): number => roundRatio(cents, 100, 2)!;

/** Minutes as hours with 2 decimals. */
export const hoursOf = (minutes: number): number => roundRatio(minutes, 60, 2)!;

/** The amount per hour of an amount in cents over minutes; null if there are no minutes. */
export const hourlyRate = (cents: bigint, minutes: number): number | null =>
  roundRatio(cents * 60n, BigInt(minutes) * 100n, 2);

/** A share of an amount in whole hundredths, rounded half away from zero. */
export const shareOf = (cents: bigint, part: number | bigint, whole: number | bigint): bigint =>
  roundedQuotient(cents * BigInt(part), BigInt(whole));

export const sumOf = (amounts: Iterable<bigint>): bigint => {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
};
