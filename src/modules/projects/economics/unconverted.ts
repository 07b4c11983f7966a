import type { Unconverted as UnconvertedAmount } from "../../invoicing/index.ts";
import { shownCents } from "./exact-amounts.ts";

/** Collects what a report leaves out for want of an exchange rate (rule R7). */
export class Unconverted {
  readonly #byCurrency = new Map<string, { count: number; cents: bigint }>();

  /** Notes so many amounts of a currency, and their sum in whole hundredths. */
  note(currency: string, count: number, cents: bigint): void {
    if (count === 0) return;
    const noted = this.#byCurrency.get(currency) ?? { count: 0, cents: 0n };
    this.#byCurrency.set(currency, { count: noted.count + count, cents: noted.cents + cents });
  }

  /** As reports tell it, by currency. */
  shown(): UnconvertedAmount[] {
    return [...this.#byCurrency]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, { count, cents }]) => ({ currency, count, amount: shownCents(cents) }));
  }
}
