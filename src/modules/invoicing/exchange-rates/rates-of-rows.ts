import { column, fromContext, ident, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { type DatedRate, type RateOfDay, rateLookup } from "./conversion.ts";

/** From what into what amounts of rows are converted, and by the rate of which day: SQL over the row. */
export interface ConvertedRow {
  readonly from: Sql;
  readonly to: Sql;
  readonly day: Sql;
}

/** The conversion of each of many rows (rule R7), as parts of one statement. */
export interface RowConversion {
  /** Comes behind the FROM clause that has the row. */
  readonly join: Sql;
  /** Units of the one currency for 1 of the other; null where no rate is known. */
  readonly rate: Sql;
  /** An amount of the row, rounded once to the cent; null where no rate is known. */
  readonly converted: (amount: Sql) => Sql;
}

/**
 * Converts the amounts of rows where they are, so that sums over many need not be read row by row: each row by the
 * rate of its own day and rounded by itself. `alias` is a name that the statement does not use otherwise.
 */
export function conversionOfRows(alias: string, { from, to, day }: ConvertedRow): RowConversion {
  const rate = sql`case when ${from} = ${to} then 1::numeric else ${column(alias, "rate")} end`;
  return {
    // A lateral join, whose result PostgreSQL remembers for rows of the same currency and day.
    join: sql`left join lateral (select dated.rate from exchange_rates dated
      where dated.workspace_id = ${fromContext("workspace")} and dated.from_currency = ${from} and dated.to_currency = ${to}
        and dated.date <= ${day} and ${from} <> ${to}
      order by dated.date desc limit 1) ${ident(alias)} on true`,
    rate,
    converted: (amount) => sql`round((${amount}) * ${rate}, 2)`,
  };
}

/** Reads all rates of the workspace into a currency, for amounts that only the program knows. */
export async function ratesInto(work: Work, currency: string): Promise<RateOfDay> {
  const rates = await work.rows<DatedRate & Values>(sql`select x.from_currency as from, x.to_currency as to,
      x.date as day, x.rate::text as rate
    from exchange_rates x where x.workspace_id = ${fromContext("workspace")} and x.to_currency = ${currency}`);
  return rateLookup(rates);
}
