import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

/**
 * The straight-line value of an asset on a day, over its alias; of a retired asset at most on the day on which it was
 * retired (assets, book value).
 */
export const bookValueOn = (alias: string, day: Sql): Sql =>
  sql`asset_book_value(${column(alias, "purchase_cost")}, ${column(alias, "salvage_value")},
    ${column(alias, "purchase_date")}, ${column(alias, "useful_life_months")},
    least(${day}, ${column(alias, "retired_on")}))`;

/** The value today. */
export const bookValueToday = (alias: string): Sql => bookValueOn(alias, fromContext("today"));
