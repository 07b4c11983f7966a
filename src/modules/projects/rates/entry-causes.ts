import type { Cause } from "../../../platform/figures/causes.ts";

/**
 * Why the value of an entry is unknown in a report's currency: it has no price; the employee's rate cannot be converted to
 * the project's currency; or the amount cannot be converted to the report's currency.
 */
export type ValueLack = "price" | "rate_of_price" | "rate_of_amount";

/** Entries with the same missing values, by the columns of `pricedEntries`; days as `YYYY-MM-DD`. */
export interface LackingEntries {
  readonly value_lack: ValueLack | null;
  readonly is_uncosted: boolean;
  readonly worked: number;
  readonly entries: number;
  readonly first_date: string;
  readonly last_date: string;
  /** The currency of the project; null without a project. */
  readonly currency: string | null;
}

/** The currencies of a report. */
export interface ReportCurrencies {
  readonly base: string;
  /** The currency of the amounts. */
  readonly report: string;
}

/** The cause of an unknown figure: an exchange rate that is missing for a number of entries. */
export const missingRateOf = (
  { entries, first_date, last_date }: Pick<LackingEntries, "entries" | "first_date" | "last_date">,
  from_currency: string,
  to_currency: string,
): Cause => ({
  reason: "no_exchange_rate",
  ...{ from_currency, to_currency, first_date, last_date, count: entries },
});

/** The causes why the value of the entries is unknown; empty if it is known. */
export function valueCauses(entries: LackingEntries, { base, report }: ReportCurrencies): readonly Cause[] {
  const { value_lack, worked, currency } = entries;
  switch (value_lack) {
    case null:
      return [];
    case "price":
      return [{ reason: "no_price", minutes: worked }];
    case "rate_of_price":
      return [missingRateOf(entries, base, currency!)];
    case "rate_of_amount":
      return [missingRateOf(entries, currency!, report)];
  }
}

/** The causes why the cost of the entries in the base currency is unknown; empty if it is known. */
export const costCauses = ({ is_uncosted, worked }: LackingEntries): readonly Cause[] =>
  is_uncosted ? [{ reason: "no_cost", minutes: worked }] : [];
