import { currencySign } from "./numbers.ts";
import { type Reading, readNumber } from "./read-number.ts";

const CODE = /\b[a-z]{3}\b/iu;
const SIGN = /\p{Sc}/u;

/**
 * An amount of money, with or without its currency: `€1,200.50`, `1200.50 EUR`.
 * @param currency in which the amount is; null where it is not known, and then none is taken
 */
export function readMoney(text: string, currency: string | null, decimals: number): Reading {
  const named = CODE.exec(text)?.[0] ?? SIGN.exec(text)?.[0];
  // A word alone is no amount in another currency, but no number at all.
  if (named === undefined || !/\p{Nd}/u.test(text)) return readNumber(text, { decimals });
  const own = currency === null ? [] : [currency.toLowerCase(), currencySign(currency).toLowerCase()];
  if (!own.includes(named.toLowerCase())) {
    return {
      problem: currency === null ? "Enter the amount without a currency." : `The amount is in ${currency}.`,
    };
  }
  return readNumber(text.replace(named, ""), { decimals });
}
