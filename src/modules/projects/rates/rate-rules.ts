import Fraction from "fraction.js";
import { roundedToWhole } from "../../../platform/figures/exact-rounding.ts";

/** The rows of the price list of time, in the order in which they are asked (rule R1). */
export const RATE_SOURCES = ["not_billable", "frozen", "assignment", "task", "project", "employee"] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/** What decides the price of a recorded entry; rates are decimal texts an hour. */
export interface PriceFacts {
  /** Frozen on the entry while it is on an invoice line. */
  readonly frozen: string | null;
  /** Whether its time is for the client's account. */
  readonly isForBilling: boolean;
  readonly assignment: string | null;
  readonly task: string | null;
  readonly project: string | null;
  /** The employee's, in the base currency. */
  readonly employee: string | null;
  /** Units of the project's currency for 1 of the base currency on the entry's day; null: no rate is known. */
  readonly toProjectCurrency: string | null;
}

export interface Price {
  /** In the project's currency an hour, with 2 decimals; null: unpriced. */
  readonly rate: string | null;
  readonly source: RateSource | null;
}

const UNPRICED: Price = { rate: null, source: null };

/** The price of an hour: the first row that applies (rule R1). */
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

/** What an hour costs, in the base currency: the assignment's rate, else the employee's of the day (rule R2). */
export const costRateOf = (facts: {
  readonly assignment: string | null;
  readonly employee: string | null;
}): string | null => facts.assignment ?? facts.employee;

/**
 * Minutes at a rate an hour, in cents, rounded once, half away from zero (rule R3): the value of billable minutes at
 * the price, the cost of worked minutes at the cost rate.
 */
export const amountOf = (minutes: number, rate: string): bigint =>
  roundedToWhole(new Fraction(rate).mul(minutes).mul(100).div(60));

/** The hourly rate of a monthly one, with 4 decimals; null where nobody works any hours. */
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

/** Whole hundredths (or smaller units) as a decimal text: 12345 is "123.45". */
export function decimalOf(units: bigint, decimals = 2): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, "0");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A decimal text with at most 2 decimals in whole hundredths: "123.4" is 12340. */
export const centsOf = (decimal: string): bigint => roundedToWhole(new Fraction(decimal).mul(100));
