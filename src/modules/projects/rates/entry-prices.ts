import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { coversDay } from "../project-assignments/present-assignments.ts";
import { billableMinutes, isForBilling, isRunning } from "./entry-billing.ts";
import { amountInSql, costRateInSql, type PriceParts, priceInSql, priceSourceInSql } from "./price-in-sql.ts";

/** The figures of one entry, as SQL over its alias: for few entries. Many are priced by `pricedEntries`. */

export const baseCurrency = sql`(select w.base_currency from workspaces w where w.id = ${fromContext("workspace")})`;

/** A column of the assignment that covers the entry's day; there is at most one. */
const ofAssignment = (alias: string, name: "billed_rate" | "internal_cost_rate"): Sql =>
  sql`(select ${column("covering", name)} from project_assignments covering
    where covering.workspace_id = ${column(alias, "workspace_id")} and covering.project_id = ${column(alias, "project_id")}
      and covering.employee_id = ${column(alias, "employee_id")} and ${coversDay("covering", column(alias, "date"))})`;

/** A column of the task or the project of the entry. */
const ofNamed = (alias: string, table: "tasks" | "projects", name: string): Sql =>
  sql`(select ${column("named", name)} from ${raw(table)} named
    where named.workspace_id = ${column(alias, "workspace_id")}
      and named.id = ${column(alias, table === "tasks" ? "task_id" : "project_id")})`;

/** The employee's general rate of a kind on the entry's day, in the base currency. */
const ofEmployee = (alias: string, kind: "billed" | "internal_cost"): Sql =>
  sql`(select general.effective_hourly_rate from employee_rates general
    where general.workspace_id = ${column(alias, "workspace_id")} and general.employee_id = ${column(alias, "employee_id")}
      and general.kind = ${kind} and coalesce(general.starts_at, '-infinity') <= ${column(alias, "date")}
    order by general.starts_at desc nulls last limit 1)`;

/** The project's currency. */
export const billedCurrency = (alias: string): Sql => ofNamed(alias, "projects", "currency");

/** Units of the project's currency for 1 of the base currency on the entry's day. */
const toProjectCurrency = (
  alias: string,
): Sql => sql`(case when ${billedCurrency(alias)} = ${baseCurrency} then 1::numeric else (
  select x.rate from exchange_rates x where x.workspace_id = ${column(alias, "workspace_id")}
    and x.from_currency = ${baseCurrency} and x.to_currency = ${billedCurrency(alias)} and x.date <= ${column(alias, "date")}
  order by x.date desc limit 1) end)`;

/** What an hour of the entry's employee is billed with in general, in the base currency. */
export const generalBilledRate = (alias: string): Sql => ofEmployee(alias, "billed");

const employeePrice = (alias: string): Sql =>
  sql`round(${ofEmployee(alias, "billed")} * ${toProjectCurrency(alias)}, 2)`;

/** What decides the price of one entry, each looked up for itself. */
const priceParts = (alias: string): PriceParts => ({
  isRunning: isRunning(alias),
  frozen: column(alias, "frozen_billed_rate"),
  isForBilling: isForBilling(alias),
  assignment: ofAssignment(alias, "billed_rate"),
  task: ofNamed(alias, "tasks", "billed_rate"),
  project: ofNamed(alias, "projects", "billed_rate"),
  employee: employeePrice(alias),
});

/** Where the price of an entry comes from; null: it has none, or runs. */
export const rateSource = (alias: string): Sql => priceSourceInSql(priceParts(alias));

/** What an hour is billed with, in the project's currency; null: unpriced, or running. */
export const billedRate = (alias: string): Sql => priceInSql(priceParts(alias));

/** The value of the entry. */
export const billedAmount = (alias: string): Sql => amountInSql(billableMinutes(alias), billedRate(alias));

/** What an hour of the employee costs on that day, in the base currency; null: uncosted, or running. */
export const costRate = (alias: string): Sql =>
  costRateInSql({
    isRunning: isRunning(alias),
    assignment: ofAssignment(alias, "internal_cost_rate"),
    employee: ofEmployee(alias, "internal_cost"),
  });

/** What the entry cost. */
export const costAmount = (alias: string): Sql =>
  amountInSql(column(alias, "worked_minutes"), costRate(alias));
