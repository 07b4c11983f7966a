import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { isRunning } from "./entry-billing.ts";
import { baseCurrency, billedCurrency, billedRate, costRate, generalBilledRate } from "./entry-prices.ts";

/** Why a figure of one entry is not known, as a sentence in SQL; days are SQL dates. */

const NO_PRICE = "No assignment, task, project or employee has a billed rate on ";
const NO_COST = "Neither the assignment nor the employee has an internal cost on ";

export const noPriceInWords = (day: Sql): Sql => sql`${NO_PRICE}::text || (${day})::text || '.'`;

export const noCostInWords = (day: Sql): Sql => sql`${NO_COST}::text || (${day})::text || '.'`;

export const noRateInWords = (from: Sql, to: Sql, day: Sql): Sql =>
  sql`'There is no exchange rate from ' || (${from}) || ' to ' || (${to}) || ' on or before ' || (${day})::text || '.'`;

/** Why the entry of an alias is unpriced; null: it is not, or runs. */
export const billedAmountReason = (alias: string): Sql => sql`case
  when ${isRunning(alias)} or (${billedRate(alias)}) is not null then null
  when ${generalBilledRate(alias)} is not null
    then ${noRateInWords(baseCurrency, billedCurrency(alias), column(alias, "date"))}
  else ${noPriceInWords(column(alias, "date"))} end`;

/** Why the entry of an alias is uncosted; null: it is not, or runs. */
export const costAmountReason = (alias: string): Sql => sql`case
  when ${isRunning(alias)} or (${costRate(alias)}) is not null then null
  else ${noCostInWords(column(alias, "date"))} end`;
