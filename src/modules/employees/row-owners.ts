import type { Actor } from "../../engine/declare/actor.ts";
import type { RowCondition } from "../../engine/declare/policy.ts";
import type { Workspace } from "../../engine/declare/workspace.ts";
import { column, fromContext, sql } from "../../engine/query/sql.ts";

/** Default of a field that names an employee: the caller's own, which a caller without one has to give. */
export const callersEmployee = (_workspace: Workspace, { employeeId }: Actor): string | undefined =>
  employeeId ?? undefined;

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

/**
 * Rows whose field names the caller's employee or somebody below: those who see their own. The people are listed before
 * any row is looked at, so that an index over the field leads to theirs among millions.
 */
export const isOfCallersPeople =
  (field: string): RowCondition =>
  (alias) =>
    sql`${column(alias, field)} = any(array(with recursive people(id) as (
        select ${fromContext("employee")} collate "C"
        union
        select e.id from employees e join people on e.manager_employee_id = people.id
        where e.workspace_id = ${fromContext("workspace")}
      ) select people.id from people))`;
