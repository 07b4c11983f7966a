import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

/** The assignment covers the day, as a condition over its alias. */
export const coversDay = (alias: string, day: Sql): Sql =>
  sql`${column(alias, "starts_at")} <= ${day} and coalesce(${column(alias, "ends_at")}, 'infinity') >= ${day}`;

/** The employee has an assignment on the project that is effective today. */
export const hasPresentAssignment = (workspace: Sql, project: Sql, employee: Sql): Sql =>
  sql`exists (select from project_assignments present
    where present.workspace_id = ${workspace} and present.project_id = ${project}
      and present.employee_id = ${employee} and ${coversDay("present", fromContext("today"))})`;
