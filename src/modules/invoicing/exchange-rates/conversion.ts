import Fraction from "fraction.js";
import { roundedToWhole } from "../../../platform/figures/exact-rounding.ts";

/**
 * An amount in another currency: amount × rate, rounded once to the cent, half away from zero (rule R7). Both
 * amounts are in hundredths; the rate is units of the other currency for 1, as text.
 */
export const convertedCents = (cents: bigint, rate: string): bigint =>
  roundedToWhole(new Fraction(cents).mul(rate));

/** What was left out of a report because no rate was known: so many amounts of a currency, and their sum. */
export interface Unconverted {
  readonly currency: string;
  readonly count: number;
  readonly amount: number;
}

/** The rate from one currency to another on a day, as text; null when none is known. */
export type RateOfDay = (from: string, to: string, day: string) => string | null;

/** One row of `exchange-rates`: units of `to` for 1 of `from`, as text, from a day `YYYY-MM-DD` on. */
export interface DatedRate {
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly rate: string;
}

/**
 * Looks rates up: the latest on or before the day of exactly that pair, never inverted or crossed; 1 for a currency
 * into itself.
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
