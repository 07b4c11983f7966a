import { raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { conversionOfRows } from "../../rates/index.ts";

/** The amounts of a row in the currency of a report, as parts of a statement. */
export interface ReportedAmounts {
  /** Follows the FROM clause that contains the row. */
  readonly join: Sql;
  /** Units of the report's currency for 1 of the row's; null in the report's currency, and without an exchange rate. */
  readonly rate: Sql;
  /** An amount, rounded once to the cent; null without an exchange rate. */
  readonly converted: (amount: Sql) => Sql;
}

/** The currency, the day and the rate that documents and payments keep, as SQL over a row. */
export interface DatedAmount {
  readonly currency: Sql;
  readonly day: Sql;
  /** Units of the workspace's currency for 1 of the row's; null in a draft that has none. */
  readonly ownRate: Sql;
}

/**
 * Converts amounts of documents and payments: into the workspace's currency at the rate that they have recorded, and into
 * any other at the rate of their day (rule R7). Amounts in the currency of the report stay as they are.
 * @param alias unused in the statement
 * @param isRecorded whether each row has recorded its rate
 */
export function reportedAmounts(
  work: Pick<Work, "workspace">,
  currency: string,
  alias: string,
  { currency: own, day, ownRate }: DatedAmount,
  isRecorded = true,
): ReportedAmounts {
  const byDay = conversionOfRows(alias, { from: own, to: sql`${currency}::text`, day });
  const isBase = currency === work.workspace.baseCurrency;
  const known = isBase ? (isRecorded ? ownRate : sql`coalesce(${ownRate}, ${byDay.rate})`) : byDay.rate;
  const rate = sql`case when ${own} <> ${currency} then ${known} end`;
  return {
    join: isBase && isRecorded ? raw("") : byDay.join,
    rate,
    converted: (amount) =>
      sql`case when ${own} = ${currency} then ${amount} else round((${amount}) * ${known}, 2) end`,
  };
}

/**
 * The sum of an amount over rows of one currency, in the currency of the report: each row is rounded once. The rate of a
 * row is null in the currency of the report, where nothing has to be multiplied.
 * @param row the amount, the currency and the rate of `ReportedAmounts`, of rows that are grouped by their currency
 */
export const reportedSum = (
  row: { readonly amount: Sql; readonly currency: Sql; readonly rate: Sql },
  currency: string,
): Sql => sql`coalesce(case when ${row.currency} = ${currency} then sum(${row.amount})
    else sum(round(${row.amount} * ${row.rate}, 2)) end, 0)::text`;
