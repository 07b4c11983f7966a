import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { roundedForBillingSql } from "./billing-rounding.ts";

/** What billing makes of a time entry, as SQL over its alias. */

export const isRunning = (alias: string): Sql => sql`(${column(alias, "worked_minutes")} is null)`;

const projectIs = (alias: string, model: Sql): Sql => sql`(${column(alias, "project_id")} in (
  select modelled.id from projects modelled
  where modelled.workspace_id = ${fromContext("workspace")} and modelled.billing_model = ${model}))`;

/**
 * Whether its time is for the client's account: it is said to be, and the project's model bills anything. Projects are
 * looked through once for a statement, however many entries it reads.
 */
export const isForBilling = (alias: string): Sql =>
  sql`(${column(alias, "is_billable")} and not ${projectIs(alias, sql`'non_billable'`)})`;

/** Where it stands: on a line, for nobody's account, covered by what the project bills instead, or still to be billed. */
export const billingStatus = (alias: string): Sql => sql`case
  when ${column(alias, "invoiced_as")} is not null then ${column(alias, "invoiced_as")}
  when not ${isForBilling(alias)} then 'non_billable'
  when ${projectIs(alias, sql`'time_and_materials'`)} then 'unbilled'
  else 'covered' end`;

/** Minutes after the billing rule in force, or as they were frozen; null while a billable entry runs. */
export const billableMinutes = (alias: string): Sql => sql`case
  when ${column(alias, "frozen_billable_minutes")} is not null then ${column(alias, "frozen_billable_minutes")}
  when not ${isForBilling(alias)} then 0
  else ${roundedForBillingSql(column(alias, "worked_minutes"))} end`;
