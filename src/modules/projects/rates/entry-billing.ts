import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { roundedForBillingSql } from "./billing-rounding.ts";

/** The billing of a time entry, as SQL over its alias. */

export const isRunning = (alias: string): Sql => sql`(${column(alias, "worked_minutes")} is null)`;

const projectIs = (alias: string, model: Sql): Sql => sql`(${column(alias, "project_id")} in (
  select modelled.id from projects modelled
  where modelled.workspace_id = ${fromContext("workspace")} and modelled.billing_model = ${model}))`;

/**
 * Whether the time is billed to the client: the entry is billable and its project is not `non_billable`. The subquery
 * does not depend on the entry, so it is evaluated once per statement.
 */
export const isForBilling = (alias: string): Sql =>
  sql`(${column(alias, "is_billable")} and not ${projectIs(alias, sql`'non_billable'`)})`;

/**
 * The billing status: invoiced (drafted or billed), non-billable, covered by a fee of the project, or unbilled.
 * @param isForBilling whether the time of the entry is billed to the client
 * @param isByTime whether its project is billed by time and materials
 */
export const billingStatusInSql = (alias: string, isForBilling: Sql, isByTime: Sql): Sql => sql`case
  when ${column(alias, "invoiced_as")} is not null then ${column(alias, "invoiced_as")}
  when not ${isForBilling} then 'non_billable'
  when ${isByTime} then 'unbilled'
  else 'covered' end`;

export const billingStatus = (alias: string): Sql =>
  billingStatusInSql(alias, isForBilling(alias), projectIs(alias, sql`'time_and_materials'`));

/**
 * The billed minutes, frozen or by the current rounding rule; null for a running billable entry.
 * @param isForBilling whether the time of the entry is billed to the client
 */
export const billableMinutesInSql = (alias: string, isForBilling: Sql): Sql => sql`case
  when ${column(alias, "frozen_billable_minutes")} is not null then ${column(alias, "frozen_billable_minutes")}
  when not ${isForBilling} then 0
  else ${roundedForBillingSql(column(alias, "worked_minutes"))} end`;

export const billableMinutes = (alias: string): Sql => billableMinutesInSql(alias, isForBilling(alias));
