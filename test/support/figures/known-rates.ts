import type { Caller } from "../app.ts";
import { rounded, unitsOf } from "./exact.ts";
import { readList } from "./read-list.ts";

/** The exchange rates as a client reads them, searched without an index: the latest of exactly that pair. */
export interface KnownRates {
  /** An amount in hundredths in another currency, rounded once; null if no rate of the day is known. */
  convert(hundredths: bigint, from: string, to: string, day: string): bigint | null;
}

const DECIMALS = 8;

export async function readRates(owner: Caller): Promise<KnownRates> {
  const rates = await readList(owner, "/exchange-rates");
  return {
    convert(hundredths, from, to, day) {
      if (from === to || hundredths === 0n) return hundredths;
      const [latest] = rates
        .filter((one) => one.from_currency === from && one.to_currency === to && one.date.slice(0, 10) <= day)
        .toSorted((a, b) => (a.date < b.date ? 1 : -1));
      return latest ? rounded(hundredths * unitsOf(latest.rate, DECIMALS), 10n ** BigInt(DECIMALS)) : null;
    },
  };
}
