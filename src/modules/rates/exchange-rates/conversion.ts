import Fraction from "fraction.js";
import { roundedToWhole } from "../../../platform/figures/exact-rounding.ts";

/**
 * Converts an amount: amount × rate, rounded once to the cent, half away from zero (rule R7). Both amounts are in
 * cents; the rate is the number of units of the other currency for 1, as text.
 */
export const convertedCents = (cents: bigint, rate: string): bigint =>
  roundedToWhole(new Fraction(cents).mul(rate));

/** What a report left out because a rate is missing: the number of amounts in a currency, and their sum. */
export interface Unconverted {
  readonly currency: string;
  readonly count: number;
  readonly amount: number;
}

/** The rate from one currency to another on a day, as text; null if there is none. */
export type RateOfDay = (from: string, to: string, day: string) => string | null;

/** A row of `exchange-rates`: units of `to` for 1 of `from`, as text, from the day `YYYY-MM-DD` on. */
export interface DatedRate {
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly rate: string;
}

/**
 * Looks up rates: the latest rate of exactly that pair on or before the day, never inverted or crossed; 1 if both
 * currencies are the same.
 */
export function rateLookup(rates: Iterable<DatedRate>): RateOfDay {
  const pairs = new Map<string, DatedRate[]>();
  for (const rate of rates) {
    const key = `${rate.from} ${rate.to}`;
    pairs.set(key, [...(pairs.get(key) ?? []), rate]);
  }
  for (const pair of pairs.values()) pair.sort((a, b) => (a.day < b.day ? 1 : -1));
  return (from, to, day) =>
    from === to ? "1" : (pairs.get(`${from} ${to}`)?.find((rate) => rate.day <= day)?.rate ?? null);
}
