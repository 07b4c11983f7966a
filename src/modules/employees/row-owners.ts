import type { RowCondition } from "../../engine/declare/policy.ts";
import { column, fromContext, sql } from "../../engine/query/sql.ts";

/** Rows whose field names the caller's employee. */
export const isCallers =
  (field: string): RowCondition =>
  (alias) =>
    sql`${column(alias, field)} = ${fromContext("employee")}`;

/**
 * Rows whose field names somebody below the caller in the reporting tree, at any height. The reports are found once for
 * a statement, however many rows it looks at.
 */
export const isOfReports =
  (field: string): RowCondition =>
  (alias) =>
    sql`${column(alias, field)} in (with recursive reports(id) as (
        select e.id from employees e
        where e.workspace_id = ${fromContext("workspace")} and e.manager_employee_id = ${fromContext("employee")}
        union
        select e.id from employees e join reports on e.manager_employee_id = reports.id
        where e.workspace_id = ${fromContext("workspace")}
      ) select reports.id from reports)`;
