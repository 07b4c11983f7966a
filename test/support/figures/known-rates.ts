import type { Caller } from "../app.ts";
import { rounded, unitsOf } from "./exact.ts";
import { readList } from "./read-list.ts";

/** Exchange rates as anybody can read them, looked up the slow way: the latest of exactly that pair. */
export interface KnownRates {
  /** An amount of hundredths in another currency, rounded once; null where no rate of the day is known. */
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
