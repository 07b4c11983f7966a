import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  conflict,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { checkOpenProject, requireLeadOrManager } from "../part-rights.ts";
import { uncoveredTime } from "./uncovered-time.ts";

const OVERLAP = "The employee is already assigned to this project in that period.";
const TIME_OUTSIDE = "There is time logged outside that period.";

/** Makes writes of assignments run one at a time, so that the later one sees the period of the earlier one. */
export const lockAssignments = (work: Work): Promise<void> => work.lock("project-assignments");

/** Locks assignments against changes until the transaction ends. Writers of time share the lock. */
export const lockAssignmentsShared = (work: ReadOnlyWork): Promise<void> =>
  work.lockShared("project-assignments");

async function check(change: SettledChange<"project-assignments">, work: ReadOnlyWork): Promise<void> {
  const { values } = change;
  // The rule in the declaration checks only a first day that was sent, not the default.
  if (change.kind === "create" && !change.sent.has("starts_at") && isBefore(values.ends_at, work.today)) {
    change.fail("ends_at", "The ends at field must be a date after or equal to starts at.");
  }
  if (!values.project_id || !values.employee_id) return;
  if (change.kind === "create") {
    await requireLeadOrManager(work, values.project_id);
    await checkOpenProject(change, work);
  }
  if (change.changes("starts_at") || change.changes("ends_at")) {
    if (await overlaps(change, work)) change.fail("starts_at", OVERLAP);
    if (change.stored) await checkLoggedTime(change, change.stored, work);
  }
}

const isBefore = (day: string | null | undefined, other: string): boolean => !!day && day < other;

/** Whether the period overlaps another assignment of the employee to the project. */
async function overlaps(
  { id, values }: SettledChange<"project-assignments">,
  work: ReadOnlyWork,
): Promise<boolean> {
  const row = await work.row(sql`select 1 from project_assignments a
    where a.workspace_id = ${fromContext("workspace")} and a.project_id = ${values.project_id}
      and a.employee_id = ${values.employee_id} and a.id <> ${id}
      and a.starts_at <= coalesce(${values.ends_at}::date, 'infinity')
      and coalesce(a.ends_at, 'infinity') >= ${values.starts_at}::date limit 1`);
  return row !== null;
}

/** Refuses a period that would leave logged time without an assignment. */
async function checkLoggedTime(
  change: SettledChange<"project-assignments">,
  stored: Readonly<StoredRecord<"project-assignments">>,
  work: ReadOnlyWork,
): Promise<void> {
  const { starts_at, ends_at = null } = change.values;
  if (!starts_at || isBefore(ends_at, starts_at)) return;
  const left = await uncoveredTime(work, stored, { from: starts_at, to: ends_at });
  if (left.before > 0) change.fail("starts_at", TIME_OUTSIDE);
  if (left.after > 0) change.fail("ends_at", TIME_OUTSIDE);
}

async function refuseWithTime(
  stored: Readonly<StoredRecord<"project-assignments">>,
  work: ReadOnlyWork,
): Promise<void> {
  const { before } = await uncoveredTime(work, stored, null);
  if (before === 0) return;
  const entries = before === 1 ? "1 timesheet" : `${before} timesheets`;
  throw conflict(message`The project assignment is still referred to by ${entries}.`);
}

/** The hooks of assignments. */
export const assignmentHooks: Hooks<"project-assignments"> = {
  lock: (_coming, work) => lockAssignments(work),
  settle: ({ values }, work) => {
    values.starts_at ??= work.today;
  },
  check: { write: check, delete: refuseWithTime },
};
