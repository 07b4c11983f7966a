import { ratioOf } from "../../../platform/figures/decimal-text.ts";
import { roundedQuotient } from "../../../platform/figures/exact-rounding.ts";
import { grouped } from "../../../platform/figures/grouped.ts";

/**
 * Converts an amount: amount × rate, rounded once to the cent, half away from zero (rule R7). Both amounts are in
 * cents; the rate is the number of units of the other currency for 1, as text.
 */
export function convertedCents(cents: bigint, rate: string): bigint {
  const { numerator, denominator } = ratioOf(rate);
  return roundedQuotient(cents * numerator, denominator);
}

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

/** The latest of rates in the order of their days on or before a day. */
function latestRate(rates: readonly DatedRate[], day: string): DatedRate | undefined {
  let [after, last] = [0, rates.length];
  while (after < last) {
    const middle = (after + last) >> 1;
    if (rates[middle]!.day <= day) after = middle + 1;
    else last = middle;
  }
  return rates[after - 1];
}

/**
 * Looks up rates: the latest rate of exactly that pair on or before the day, never inverted or crossed; 1 if both
 * currencies are the same.
 */
export function rateLookup(rates: Iterable<DatedRate>): RateOfDay {
  const pairs = grouped(rates, ({ from, to }) => `${from} ${to}`);
  for (const pair of pairs.values()) pair.sort((a, b) => (a.day < b.day ? -1 : 1));
  return (from, to, day) =>
    from === to ? "1" : (latestRate(pairs.get(`${from} ${to}`) ?? [], day)?.rate ?? null);
}
