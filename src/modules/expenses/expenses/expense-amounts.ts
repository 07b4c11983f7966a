import Fraction from "fraction.js";
import { roundedToWhole } from "../../../platform/figures/exact-rounding.ts";

/** Amounts are decimal texts with two decimals, as they are stored: `37.95`. */
export type Amount = string;

export const LEAST_AMOUNT = "0.01";
export const GREATEST_AMOUNT = "99999999.99";

/** Rounded to the cent, half away from zero. No amount of an expense is negative. */
function toCent(value: Fraction): Amount {
  const cents = String(roundedToWhole(value.mul(100))).padStart(3, "0");
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/** What a quantity costs at a price for one: 126.5 at 0.30 is 37.95. */
export const amountOfUnits = (quantity: string, unitPrice: string): Amount =>
  toCent(new Fraction(quantity).mul(unitPrice));

/** An amount in base currency by its rate; null where none is known. */
export const inBaseCurrency = (amount: Amount, rate: string | null): Amount | null =>
  rate === null ? null : toCent(new Fraction(amount).mul(rate));

/** The sum of amounts, exactly. */
export const sumOf = (amounts: readonly Amount[]): Amount =>
  toCent(amounts.reduce((sum, amount) => sum.add(amount), new Fraction(0)));

/** Whether one decimal is greater than the other. */
export const isAbove = (value: string, other: string): boolean => new Fraction(value).compare(other) > 0;

/** Whether the amount is one that an expense can have. */
export const isWithinBounds = (amount: Amount): boolean =>
  !isAbove(LEAST_AMOUNT, amount) && !isAbove(amount, GREATEST_AMOUNT);

/** Whether a receipt is required for an amount in base currency; a threshold of 0 asks for one whatever it is. */
export const needsReceipt = (baseAmount: Amount | null, threshold: string | null): boolean =>
  baseAmount !== null && threshold !== null && (isAbove(baseAmount, threshold) || !isAbove(threshold, "0"));

/** A decimal as messages show it: `120.00` reads 120. */
export const shownAmount = (amount: Amount): string => new Fraction(amount).toString();
