import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { isRunning } from "./entry-billing.ts";
import { baseCurrency, billedCurrency, billedRate, costRate, generalBilledRate } from "./entry-prices.ts";

/** Sentences in SQL that explain why a figure of an entry is unknown; days are SQL dates. */

const NO_PRICE = "No assignment, task, project or employee has a billed rate on ";
const NO_COST = "Neither the assignment nor the employee has an internal cost on ";

export const missingPriceText = (day: Sql): Sql => sql`${NO_PRICE}::text || (${day})::text || '.'`;

export const missingCostText = (day: Sql): Sql => sql`${NO_COST}::text || (${day})::text || '.'`;

export const missingRateText = (from: Sql, to: Sql, day: Sql): Sql =>
  sql`'There is no exchange rate from ' || (${from}) || ' to ' || (${to}) || ' on or before ' || (${day})::text || '.'`;

/** The reason why an entry has no price; null if it has one or is running. */
export const billedAmountReason = (alias: string): Sql => sql`case
  when ${isRunning(alias)} or (${billedRate(alias)}) is not null then null
  when ${generalBilledRate(alias)} is not null
    then ${missingRateText(baseCurrency, billedCurrency(alias), column(alias, "date"))}
  else ${missingPriceText(column(alias, "date"))} end`;

/** The reason why an entry has no cost; null if it has one or is running. */
export const costAmountReason = (alias: string): Sql => sql`case
  when ${isRunning(alias)} or (${costRate(alias)}) is not null then null
  else ${missingCostText(column(alias, "date"))} end`;
