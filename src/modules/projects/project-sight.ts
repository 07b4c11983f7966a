import type { RowCondition } from "../../engine/declare/policy.ts";
import { column, fromContext, or, type Sql, sql } from "../../engine/query/sql.ts";
import { isCallers, isOfReports } from "../employees/index.ts";

/** Rows whose field names the caller's employee or somebody below, at any height. */
const isOfCallersPeople =
  (field: string): RowCondition =>
  (alias) =>
    or([isCallers(field)(alias), isOfReports(field)(alias)]);

/**
 * Projects that a caller sees without a permission: those which the caller, or somebody below in the reporting tree,
 * manages or has an assignment on, be it past, present or future.
 */
export const isOwnProject: RowCondition = (alias) =>
  or([
    isOfCallersPeople("manager_employee_id")(alias),
    sql`${column(alias, "id")} in (select assigned.project_id from project_assignments assigned
      where assigned.workspace_id = ${fromContext("workspace")} and ${isOfCallersPeople("employee_id")("assigned")})`,
  ]);

/** Rows that belong to such a project. */
export const isOfOwnProject: RowCondition = (alias) =>
  sql`${column(alias, "project_id")} in (select visible.id from projects visible
    where visible.workspace_id = ${fromContext("workspace")} and ${isOwnProject("visible")})`;

/** Projects in the caller's sight, as a condition for statements that no plan limits. */
export const isVisibleProject = (alias: string): Sql =>
  or([sql`'view-projects' = any(${fromContext("permissions")})`, isOwnProject(alias)]);

/** Rows that belong to a project which the caller leads. */
export const isOfLedProject: RowCondition = (alias) =>
  sql`exists (select from projects led where led.workspace_id = ${fromContext("workspace")}
    and led.id = ${column(alias, "project_id")} and led.manager_employee_id = ${fromContext("employee")})`;
