import type { Cause } from "../../../platform/figures/causes.ts";

/**
 * Why the value of an entry is not known in a report's currency: it has no price; the price of its employee cannot be
 * converted into the project's currency; the amount cannot be converted into the report's.
 */
export type ValueLack = "price" | "rate_of_price" | "rate_of_amount";

/** Entries that lack the same, as `pricedEntries` tells it; days as `YYYY-MM-DD`. */
export interface LackingEntries {
  readonly value_lack: ValueLack | null;
  readonly is_uncosted: boolean;
  readonly worked: number;
  readonly entries: number;
  readonly first_date: string;
  readonly last_date: string;
  /** The project's currency; null without a project. */
  readonly currency: string | null;
}

/** Between what currencies a report moves. */
export interface ReportCurrencies {
  readonly base: string;
  /** Of the report's amounts. */
  readonly report: string;
}

/** A rate that so many entries lack. */
export const missingRateOf = (
  { entries, first_date, last_date }: Pick<LackingEntries, "entries" | "first_date" | "last_date">,
  from_currency: string,
  to_currency: string,
): Cause => ({
  reason: "no_exchange_rate",
  ...{ from_currency, to_currency, first_date, last_date, count: entries },
});

/** Why the value of these entries is not known; empty where it is. */
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

/** Why the cost of these entries is not known in the base currency; empty where it is. */
export const costCauses = ({ is_uncosted, worked }: LackingEntries): readonly Cause[] =>
  is_uncosted ? [{ reason: "no_cost", minutes: worked }] : [];
