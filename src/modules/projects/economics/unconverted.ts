import type { Unconverted as UnconvertedAmount } from "../../rates/index.ts";
import { shownCents } from "./exact-amounts.ts";

/** Collects the amounts that a report leaves out because there is no exchange rate (rule R7). */
export class Unconverted {
  readonly #byCurrency = new Map<string, { count: number; cents: bigint }>();

  /** Adds a number of amounts in a currency and their sum in whole hundredths. */
  note(currency: string, count: number, cents: bigint): void {
    if (count === 0) return;
    const noted = this.#byCurrency.get(currency) ?? { count: 0, cents: 0n };
    this.#byCurrency.set(currency, { count: noted.count + count, cents: noted.cents + cents });
  }

  /** The members of the response, ordered by currency. */
  shown(): UnconvertedAmount[] {
    return [...this.#byCurrency]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, { count, cents }]) => ({ currency, count, amount: shownCents(cents) }));
  }
}
