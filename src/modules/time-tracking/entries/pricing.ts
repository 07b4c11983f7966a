import { column, type Sql, sql } from "../../../engine/query/sql.ts";
import { billableMinutes, isForBilling, isRunning } from "./entry-state.ts";

/** The rows of the price list of time, in the order in which they are asked. */
export const RATE_SOURCES = ["not_billable", "frozen", "assignment", "task", "project", "employee"] as const;

/** Where the price of an entry comes from; null: it has none, or runs. */
export const rateSource = (alias: string): Sql => sql`case
  when ${isRunning(alias)} then null
  when ${column(alias, "frozen_billed_rate")} is not null then 'frozen'
  when not ${isForBilling(alias)} then 'not_billable' end`;

/** What an hour is billed with, in the project's currency; null: unpriced, or running. */
export const billedRate = (alias: string): Sql => sql`case
  when ${isRunning(alias)} then null
  when ${column(alias, "frozen_billed_rate")} is not null then ${column(alias, "frozen_billed_rate")}
  when not ${isForBilling(alias)} then 0::numeric end`;

/** The project's currency. */
export const billedCurrency = (alias: string): Sql => sql`(select priced.currency from projects priced
  where priced.workspace_id = ${column(alias, "workspace_id")} and priced.id = ${column(alias, "project_id")})`;

/** The value of the entry: rounded once, so that every sum of entries is a sum of these. */
export const billedAmount = (alias: string): Sql =>
  sql`round((${billableMinutes(alias)}) * (${billedRate(alias)}) / 60, 2)`;

/** What an hour of the employee costs on that day, in the base currency; null: uncosted, or running. */
export const costRate = (_alias: string): Sql => sql`null::numeric`;

export const costAmount = (alias: string): Sql =>
  sql`round(${column(alias, "worked_minutes")} * (${costRate(alias)}) / 60, 2)`;
