import { column, fromContext, ident, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values, Work } from "../../../engine/work/index.ts";
import { type DatedRate, type RateOfDay, rateLookup } from "./conversion.ts";

/** The currencies and the day by which amounts of a row are converted, as SQL over the row. */
export interface ConvertedRow {
  readonly from: Sql;
  readonly to: Sql;
  readonly day: Sql;
}

/** The conversion of amounts in many rows (rule R7), as parts of a statement. */
export interface RowConversion {
  /** Follows the FROM clause that contains the row. */
  readonly join: Sql;
  /** Units of the target currency for 1 of the source currency; null without a rate. */
  readonly rate: Sql;
  /** An amount of the row, rounded once to the cent; null without a rate. */
  readonly converted: (amount: Sql) => Sql;
}

/**
 * Converts amounts within the statement, so that sums over many rows need not be read row by row. Each row is converted
 * at the rate of its own day and rounded separately. `alias` must be unique in the statement.
 */
export function conversionOfRows(alias: string, { from, to, day }: ConvertedRow): RowConversion {
  const rate = sql`case when ${from} = ${to} then 1::numeric else ${column(alias, "rate")} end`;
  return {
    // PostgreSQL caches the result of a lateral join for rows with the same currency and day.
    join: sql`left join lateral (select dated.rate from exchange_rates dated
      where dated.workspace_id = ${fromContext("workspace")} and dated.from_currency = ${from} and dated.to_currency = ${to}
        and dated.date <= ${day} and ${from} <> ${to}
      order by dated.date desc limit 1) ${ident(alias)} on true`,
    rate,
    converted: (amount) =>
      sql`round(case when ${from} = ${to} then (${amount}) else (${amount}) * ${column(alias, "rate")} end, 2)`,
  };
}

/**
 * The same for many rows of few currencies and days: `pairs` is a query for the `currency` and the `day` of those that
 * are not in the target currency, each once. Each is looked up once, and rows in the target currency not at all. A
 * function looks them up, because the database would not add rows up in several processes beside a query that refers to
 * another one.
 */
export function conversionByPairs(alias: string, { from, to, day }: ConvertedRow, pairs: Sql): RowConversion {
  const { rate, converted } = conversionOfRows(alias, { from, to, day });
  return {
    join: sql`left join (select pair.currency, pair.day,
        exchange_rate_on(${fromContext("workspace")}, pair.currency, ${to}, pair.day) as rate
        from (${pairs}) pair) ${ident(alias)}
      on ${column(alias, "currency")} = ${from} and ${column(alias, "day")} = ${day}`,
    ...{ rate, converted },
  };
}

/** Reads all rates of the workspace into one currency, for amounts that only the program knows. */
export async function ratesInto(work: Work, currency: string): Promise<RateOfDay> {
  const rates = await work.rows<DatedRate & Values>(sql`select x.from_currency as from, x.to_currency as to,
      x.date as day, x.rate::text as rate
    from exchange_rates x where x.workspace_id = ${fromContext("workspace")} and x.to_currency = ${currency}`);
  return rateLookup(rates);
}

/** The rate of one pair on a day `YYYY-MM-DD`, as text; null if there is none. */
export async function rateOfDay(
  work: ReadOnlyWork,
  { from, to, day }: { readonly from: string; readonly to: string; readonly day: string },
): Promise<string | null> {
  if (from === to) return "1.00000000";
  const row = await work.row<{ rate: string }>(sql`select x.rate::text as rate from exchange_rates x
    where x.workspace_id = ${fromContext("workspace")} and x.from_currency = ${from} and x.to_currency = ${to}
      and x.date <= ${day}::date order by x.date desc limit 1`);
  return row?.rate ?? null;
}
