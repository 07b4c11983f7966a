import { holds } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type FieldName,
  fieldMessage,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Values,
} from "../../../engine/work/index.ts";
import { coversDay, isVisibleProject, lockAssignmentsShared, lockOpenProject } from "../../projects/index.ts";
import { MANAGE_TIME } from "../time-sight.ts";

/** Whether time can be logged on a task: it is not done. */
export const isOpenTask = (alias: string): Sql => sql`${column(alias, "status")} <> 'done'`;

export interface TaskFacts extends Values {
  readonly project_id: string;
  readonly is_billable: boolean;
}

/** Sets project and billability of an entry. Returns its task. */
export async function settleProject(
  change: Change<"timesheets">,
  work: ReadOnlyWork,
): Promise<TaskFacts | null> {
  const { values, sent, unread } = change;
  const task = values.task_id ? await taskFacts(work, values.task_id) : null;
  const isLeftOut = !sent.has("project_id") && !change.stored?.project_id;
  if (task && isLeftOut && !unread.has("project_id")) values.project_id = task.project_id;
  await settleBillable(change, work, { project: values.project_id ?? null, task });
  return task;
}

const selectedIsInvalid = (change: SettledChange<"timesheets">, name: FieldName<"timesheets">): void =>
  change.fail(name, fieldMessage(MESSAGES.selected, name));

/** Checks project and task. Call it after the date is settled. */
export async function checkProject(
  change: SettledChange<"timesheets">,
  work: ReadOnlyWork,
  task: TaskFacts | null,
  isProjectRequired: boolean,
): Promise<void> {
  const { values, unread } = change;
  const touched = change.changes("project_id") || change.changes("task_id");
  // The task was deleted after the reference was checked.
  if (values.task_id && !task) selectedIsInvalid(change, "task_id");
  if (task && task.project_id !== values.project_id && touched) selectedIsInvalid(change, "task_id");
  const project = values.project_id ?? null;
  const isNew = change.kind === "create" || change.changes("project_id");
  if (project === null && isProjectRequired && isNew && !unread.has("project_id"))
    change.fail("project_id", fieldMessage(MESSAGES.required, "project_id"));
  if (project === null) return;
  if (isNew && !(await lockOpenProject(work, project))) selectedIsInvalid(change, "project_id");
  else if ((isNew || change.changes("date")) && !holds(work.actor, MANAGE_TIME))
    await checkAssignment(change, work, project);
}

const taskFacts = (work: ReadOnlyWork, id: string): Promise<TaskFacts | null> =>
  work.row<TaskFacts>(sql`select t.project_id, t.is_billable from tasks t
    where t.workspace_id = ${fromContext("workspace")} and t.id = ${id} for key share`);

async function checkAssignment(
  change: SettledChange<"timesheets">,
  work: ReadOnlyWork,
  project: string,
): Promise<void> {
  const { date, employee_id } = change.values;
  if (!date || !employee_id) return;
  await lockAssignmentsShared(work);
  // A selected project that the caller cannot see is reported as invalid and nothing else.
  const isVisible = change.changes("project_id") ? isVisibleProject("p") : sql`true`;
  const uncovered = await work.row(sql`select 1 from projects p
    where p.workspace_id = ${fromContext("workspace")} and p.id = ${project} and ${isVisible}
      and not exists (select from project_assignments a
        where a.workspace_id = p.workspace_id and a.project_id = p.id
          and a.employee_id = ${employee_id} and ${coversDay("a", sql`${date}::date`)})`);
  if (!uncovered) return;
  const field = change.changes("project_id") ? "project_id" : "date";
  change.fail(field, message`There is no assignment on this project on ${date}.`);
}

/**
 * Time that cannot be billed is not billable, whatever the request says. If that is why the stored entry is not billable,
 * moving it to another project or task determines the value again.
 */
async function settleBillable(
  change: Change<"timesheets">,
  work: ReadOnlyWork,
  to: { project: string | null; task: TaskFacts | null },
): Promise<void> {
  const { values, stored } = change;
  const moved = change.changes("project_id") || change.changes("task_id");
  if (stored !== null && !moved && !change.changes("is_billable")) return;
  const may = await canBeBilled(work, to.project, to.task);
  const wasForced =
    stored !== null && moved && !change.sent.has("is_billable") && !(await couldBeBilled(work, stored));
  if (wasForced) values.is_billable = may;
  else values.is_billable = may && (values.is_billable ?? true);
}

const couldBeBilled = async (
  work: ReadOnlyWork,
  stored: Readonly<StoredRecord<"timesheets">>,
): Promise<boolean> => {
  const task = stored.task_id ? await taskFacts(work, stored.task_id) : null;
  return canBeBilled(work, stored.project_id, task);
};

/** Whether time on the project and task can be billed. */
async function canBeBilled(
  work: ReadOnlyWork,
  project: string | null,
  task: TaskFacts | null,
): Promise<boolean> {
  if (project === null || task?.is_billable === false) return false;
  const billing = await work.row(sql`select 1 from projects p
    where p.workspace_id = ${fromContext("workspace")} and p.id = ${project} and p.billing_model <> 'non_billable'`);
  return billing !== null;
}
