import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { coversDay } from "../project-assignments/present-assignments.ts";
import { billableMinutes, isForBilling, isRunning } from "./entry-billing.ts";
import { amountInSql, costRateInSql, type PriceParts, priceInSql, priceSourceInSql } from "./price-in-sql.ts";

/** The prices of an entry, as SQL over its alias, for pages of entries. Reports use `pricedEntries`. */

export const baseCurrency = sql`(select w.base_currency from workspaces w where w.id = ${fromContext("workspace")})`;

/** A column of the assignment that covers the entry's date; there is at most one. */
const ofAssignment = (alias: string, name: "billed_rate" | "internal_cost_rate"): Sql =>
  sql`(select ${column("covering", name)} from project_assignments covering
    where covering.workspace_id = ${column(alias, "workspace_id")} and covering.project_id = ${column(alias, "project_id")}
      and covering.employee_id = ${column(alias, "employee_id")} and ${coversDay("covering", column(alias, "date"))})`;

/** A column of the task or the project of the entry. */
const ofNamed = (alias: string, table: "tasks" | "projects", name: string): Sql =>
  sql`(select ${column("named", name)} from ${raw(table)} named
    where named.workspace_id = ${column(alias, "workspace_id")}
      and named.id = ${column(alias, table === "tasks" ? "task_id" : "project_id")})`;

/** The employee's general rate of a kind on the entry's date, in the base currency. */
export const ofEmployee = (alias: string, kind: "billed" | "internal_cost"): Sql =>
  sql`(select general.effective_hourly_rate from employee_rates general
    where general.workspace_id = ${column(alias, "workspace_id")} and general.employee_id = ${column(alias, "employee_id")}
      and general.kind = ${kind} and coalesce(general.starts_at, '-infinity') <= ${column(alias, "date")}
    order by coalesce(general.starts_at, '-infinity') desc limit 1)`;

/** The project's currency. */
export const billedCurrency = (alias: string): Sql => ofNamed(alias, "projects", "currency");

/** The exchange rate from the base currency to the project's currency on the entry's date. */
const toProjectCurrency = (
  alias: string,
): Sql => sql`(case when ${billedCurrency(alias)} = ${baseCurrency} then 1::numeric else (
  select x.rate from exchange_rates x where x.workspace_id = ${column(alias, "workspace_id")}
    and x.from_currency = ${baseCurrency} and x.to_currency = ${billedCurrency(alias)} and x.date <= ${column(alias, "date")}
  order by x.date desc limit 1) end)`;

/** The employee's general billed rate, in the base currency. */
export const generalBilledRate = (alias: string): Sql => ofEmployee(alias, "billed");

const employeePrice = (alias: string): Sql =>
  sql`round(${ofEmployee(alias, "billed")} * ${toProjectCurrency(alias)}, 2)`;

/** The parts that determine the price of one entry, each by a subquery. */
const priceParts = (alias: string): PriceParts => ({
  isRunning: isRunning(alias),
  frozen: column(alias, "frozen_billed_rate"),
  isForBilling: isForBilling(alias),
  assignment: ofAssignment(alias, "billed_rate"),
  task: ofNamed(alias, "tasks", "billed_rate"),
  project: ofNamed(alias, "projects", "billed_rate"),
  employee: employeePrice(alias),
});

/** The source of the entry's price; null without a price or while running. */
export const rateSource = (alias: string): Sql => priceSourceInSql(priceParts(alias));

/** The billed rate per hour, in the project's currency; null without a price or while running. */
export const billedRate = (alias: string): Sql => priceInSql(priceParts(alias));

/** The value of the entry. */
export const billedAmount = (alias: string): Sql => amountInSql(billableMinutes(alias), billedRate(alias));

/** The cost per hour on the entry's date, in the base currency; null without a cost or while running. */
export const costRate = (alias: string): Sql =>
  costRateInSql({
    isRunning: isRunning(alias),
    assignment: ofAssignment(alias, "internal_cost_rate"),
    employee: ofEmployee(alias, "internal_cost"),
  });

/** The cost of the entry. */
export const costAmount = (alias: string): Sql =>
  amountInSql(column(alias, "worked_minutes"), costRate(alias));
