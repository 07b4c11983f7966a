import { message, type Text } from "../../../engine/work/index.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";

const DECIMALS = 8;
const ONE = 10n ** BigInt(DECIMALS);

/**
 * What is wrong with an exchange rate to the workspace's currency that a caller gives, as a message for `exchange_rate`:
 * from the workspace's own currency only 1 is right. Null: nothing.
 * @param rate decimal text with at most 8 decimals
 */
export const problemOfOwnRate = (rate: string, currency: string, baseCurrency: string): Text | null =>
  currency === baseCurrency && unitsOf(rate, DECIMALS) !== ONE
    ? message`The exchange rate field must be 1 when currency is ${baseCurrency}.`
    : null;
