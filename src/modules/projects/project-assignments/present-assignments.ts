import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

/** A condition over the alias of an assignment: whether it covers the day. */
export const coversDay = (alias: string, day: Sql): Sql =>
  sql`${column(alias, "starts_at")} <= ${day} and coalesce(${column(alias, "ends_at")}, 'infinity') >= ${day}`;

/** A condition: whether the employee has an assignment to the project that covers today. */
export const hasCurrentAssignment = (workspace: Sql, project: Sql, employee: Sql): Sql =>
  sql`exists (select from project_assignments present
    where present.workspace_id = ${workspace} and present.project_id = ${project}
      and present.employee_id = ${employee} and ${coversDay("present", fromContext("today"))})`;
