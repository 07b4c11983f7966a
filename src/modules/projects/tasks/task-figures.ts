import {
  booleanKind,
  type Filter,
  filterOf,
  idKind,
  listOf,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

/** The worked minutes on the task, without running timers and rejected time. */
export const trackedMinutes = (
  alias: string,
): Sql => sql`(select coalesce(sum(tracked.worked_minutes), 0)::integer
  from timesheets tracked
  where tracked.workspace_id = ${column(alias, "workspace_id")} and tracked.task_id = ${column(alias, "id")}
    and tracked.approval_status <> 'rejected')`;

/** Filters by assignees. */
export const assignedEmployee: Filter = filterOf(listOf(idKind), {
  nullable: true,
  condition: (alias, operand) => sql`exists (select from task_assignees assignee
    where assignee.workspace_id = ${column(alias, "workspace_id")} and assignee.task_id = ${column(alias, "id")}
      and assignee.employee_id = any(${valuesOf(operand)}::text[]))`,
  empty: (alias) => sql`not exists (select from task_assignees assignee
    where assignee.workspace_id = ${column(alias, "workspace_id")} and assignee.task_id = ${column(alias, "id")})`,
});

export const isOverdue: Filter = filterOf(booleanKind, {
  nullable: false,
  expression: (alias) =>
    sql`coalesce(${column(alias, "due_date")} < ${fromContext("today")} and ${column(alias, "status")} <> 'done', false)`,
});
