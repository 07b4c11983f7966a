import { raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { conversionOfRows } from "../../rates/index.ts";

/** The amounts of a row in the currency of a report, as parts of a statement. */
export interface ReportedAmounts {
  /** Follows the FROM clause that contains the row. */
  readonly join: Sql;
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
  if (currency !== work.workspace.baseCurrency) return byDay;
  if (!isRecorded)
    return {
      join: byDay.join,
      converted: (amount) =>
        sql`case when ${own} = ${currency} then ${amount} else round((${amount}) * coalesce(${ownRate}, ${byDay.rate}), 2) end`,
    };
  return {
    join: raw(""),
    converted: (amount) =>
      sql`case when ${own} = ${currency} then ${amount} else round((${amount}) * ${ownRate}, 2) end`,
  };
}
