import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { billableMinutes } from "../../projects/index.ts";

/** Figures of a week in SQL, over the alias of a submission: frozen ones if there are any, otherwise current ones. */

const ofEntries = (alias: string, minutes: Sql): Sql => sql`(select coalesce(sum(${minutes}), 0)::integer
  from timesheets entry
  where entry.workspace_id = ${fromContext("workspace")} and entry.timesheet_submission_id = ${column(alias, "id")}
    and entry.worked_minutes is not null)`;

export const workedMinutes = (alias: string): Sql =>
  sql`coalesce(${column(alias, "frozen_worked_minutes")}, ${ofEntries(alias, column("entry", "worked_minutes"))})`;

export const billableMinutesOf = (alias: string): Sql =>
  sql`coalesce(${column(alias, "frozen_billable_minutes")}, ${ofEntries(alias, billableMinutes("entry"))})`;

export const expectedMinutesOf = (alias: string): Sql =>
  sql`coalesce(${column(alias, "frozen_expected_minutes")}, expected_minutes(${fromContext("workspace")},
    ${column(alias, "employee_id")}, ${column(alias, "week_start")}, ${column(alias, "week_start")} + 6))`;

export const missingMinutes = (alias: string): Sql =>
  sql`greatest(0, ${expectedMinutesOf(alias)} - ${workedMinutes(alias)})`;

export const overtimeMinutes = (alias: string): Sql =>
  sql`greatest(0, ${workedMinutes(alias)} - ${expectedMinutesOf(alias)})`;
