import Fraction from "fraction.js";
import { roundedToWhole } from "../../../platform/figures/exact-rounding.ts";

/** An amount as a decimal string with two decimals, as it is stored: `37.95`. */
export type Amount = string;

export const MIN_AMOUNT = "0.01";
export const MAX_AMOUNT = "99999999.99";

/** Rounded to the cent, half away from zero. No amount of an expense is negative. */
function toCent(value: Fraction): Amount {
  const cents = String(roundedToWhole(value.mul(100))).padStart(3, "0");
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/** The price of a quantity: 126.5 at 0.30 is 37.95. */
export const amountOfUnits = (quantity: string, unitPrice: string): Amount =>
  toCent(new Fraction(quantity).mul(unitPrice));

/** Converts an amount to the base currency; null if there is no rate. */
export const inBaseCurrency = (amount: Amount, rate: string | null): Amount | null =>
  rate === null ? null : toCent(new Fraction(amount).mul(rate));

/** The exact sum of amounts. */
export const sumOf = (amounts: readonly Amount[]): Amount =>
  toCent(amounts.reduce((sum, amount) => sum.add(amount), new Fraction(0)));

/** Whether a decimal is greater than another. */
export const isAbove = (value: string, other: string): boolean => new Fraction(value).compare(other) > 0;

/** Whether the amount is between the least and the greatest amount of an expense. */
export const isWithinBounds = (amount: Amount): boolean =>
  !isAbove(MIN_AMOUNT, amount) && !isAbove(amount, MAX_AMOUNT);

/** Whether an amount in base currency requires a receipt. A threshold of 0 always requires one, null never. */
export const needsReceipt = (baseAmount: Amount | null, threshold: string | null): boolean =>
  baseAmount !== null && threshold !== null && (isAbove(baseAmount, threshold) || !isAbove(threshold, "0"));

/** Formats an amount for messages: `120.00` becomes `120`. */
export const shownAmount = (amount: Amount): string => new Fraction(amount).toString();
