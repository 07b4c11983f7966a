import { t } from "../messages/t.ts";
import { currencySign } from "./numbers.ts";
import { type Reading, readNumber } from "./read-number.ts";

const CODE = /\b[a-z]{3}\b/iu;
const SIGN = /\p{Sc}/u;

/**
 * An amount of money, with or without its currency: `€1,200.50`, `1200.50 EUR`.
 * @param currency the amount's; null if it is unknown: then a text with a currency is refused
 */
export function readMoney(text: string, currency: string | null, decimals: number): Reading {
  const named = CODE.exec(text)?.[0] ?? SIGN.exec(text)?.[0];
  // A word alone is not an amount in another currency, but a text that is not a number.
  if (named === undefined || !/\p{Nd}/u.test(text)) return readNumber(text, { decimals });
  const own = currency === null ? [] : [currency.toLowerCase(), currencySign(currency).toLowerCase()];
  if (!own.includes(named.toLowerCase())) {
    return {
      problem:
        currency === null ? t("Enter the amount without a currency.") : t`The amount is in ${currency}.`,
    };
  }
  return readNumber(text.replace(named, ""), { decimals });
}
