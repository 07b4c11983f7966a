import Fraction from "fraction.js";
import { ratioOf } from "../../../platform/figures/decimal-text.ts";
import { roundedQuotient, roundedToWhole } from "../../../platform/figures/exact-rounding.ts";

/** The sources of a price (rule R1). */
export const RATE_SOURCES = ["not_billable", "frozen", "assignment", "task", "project", "employee"] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/** The facts that determine the price of a recorded entry. Rates are decimal strings per hour. */
export interface PriceFacts {
  /** The rate that is frozen on the entry while it is on an invoice line. */
  readonly frozen: string | null;
  /** Whether the time is billed to the client. */
  readonly isForBilling: boolean;
  readonly assignment: string | null;
  readonly task: string | null;
  readonly project: string | null;
  /** The employee's general rate, in the base currency. */
  readonly employee: string | null;
  /** The exchange rate from the base currency to the project's currency on the entry's date; null if there is none. */
  readonly toProjectCurrency: string | null;
}

export interface Price {
  /** The rate per hour in the project's currency, with 2 decimals; null if there is no price. */
  readonly rate: string | null;
  readonly source: RateSource | null;
}

const UNPRICED: Price = { rate: null, source: null };

/** The price of an hour: that of the first source that applies (rule R1). */
export function priceOf(facts: PriceFacts): Price {
  if (facts.frozen !== null) return { rate: facts.frozen, source: "frozen" };
  if (!facts.isForBilling) return { rate: "0.00", source: "not_billable" };
  for (const source of ["assignment", "task", "project"] as const) {
    if (facts[source] !== null) return { rate: facts[source], source };
  }
  if (facts.employee === null || facts.toProjectCurrency === null) return UNPRICED;
  const cents = roundedToWhole(new Fraction(facts.employee).mul(facts.toProjectCurrency).mul(100));
  return { rate: decimalOf(cents), source: "employee" };
}

/** The cost per hour in the base currency: the rate of the assignment, otherwise the employee's on the date (rule R2). */
export const costRateOf = (facts: {
  readonly assignment: string | null;
  readonly employee: string | null;
}): string | null => facts.assignment ?? facts.employee;

/**
 * The amount of minutes at an hourly rate, in cents, rounded half away from zero (rule R3). The value of an entry is its
 * billable minutes at the price, its cost the worked minutes at the cost rate.
 */
export function amountOf(minutes: number, rate: string): bigint {
  const { numerator, denominator } = ratioOf(rate);
  return roundedQuotient(numerator * BigInt(minutes) * 100n, denominator * 60n);
}

/** The hourly rate of a monthly rate, with 4 decimals; null if the weekly hours are 0. */
export function hourlyOf(monthly: string, weeklyHours: number): string | null {
  if (weeklyHours === 0) return null;
  const units = roundedToWhole(
    new Fraction(monthly)
      .mul(12)
      .div(52 * weeklyHours)
      .mul(10_000),
  );
  return decimalOf(units, 4);
}

/** Formats whole hundredths (or smaller units) as a decimal string: 12345 becomes "123.45". */
export function decimalOf(units: bigint, decimals = 2): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, "0");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Parses a decimal string with at most 2 decimals to whole hundredths: "123.4" becomes 12340. */
export function centsOf(decimal: string): bigint {
  // Reports read thousands of amounts, nearly all of which have two decimals.
  if (decimal.at(-3) === ".") return BigInt(decimal.slice(0, -3) + decimal.slice(-2));
  const { numerator, denominator } = ratioOf(decimal);
  return roundedQuotient(numerator * 100n, denominator);
}
