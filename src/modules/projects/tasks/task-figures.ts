import {
  booleanKind,
  type Filter,
  filterOf,
  idKind,
  listOf,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, figuresByKey, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

const tracked = figuresByKey(
  { minutes: sql`sum(tracked.worked_minutes)::integer` },
  {
    from: sql`timesheets tracked`,
    where: sql`tracked.workspace_id = ${fromContext("workspace")} and tracked.task_id is not null
      and tracked.approval_status <> 'rejected'`,
    key: sql`tracked.task_id`,
    of: "id",
  },
);

/** The worked minutes on the task, without running timers and rejected time. */
export const trackedMinutes = (alias: string): Sql => sql`coalesce(${tracked("minutes")(alias)}, 0)`;

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
