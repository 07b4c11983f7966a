import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  said,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { requireOwnOr } from "../../employees/index.ts";
import { employeesOf, lockTimeOf, type TimeOwner, timeOwner } from "../time-of-employee.ts";
import { MANAGE_TIME } from "../time-sight.ts";
import { weekdayName, weekFrom, weekStartOf } from "../week.ts";

async function lock({ id }: ComingWrite<"timesheet-submissions">, work: Work): Promise<void> {
  if (id !== null) await lockTimeOf(work, await employeesOf(work, "timesheet_submissions", [id]));
}

/** Locks the time of the employee of a new week and returns the employee. */
async function settle(
  { kind, values }: Change<"timesheet-submissions">,
  work: ReadOnlyWork,
): Promise<TimeOwner | null> {
  if (kind !== "create" || !values.employee_id) return null;
  await lockTimeOf(work, [values.employee_id]);
  return timeOwner(work, values.employee_id);
}

function check(
  change: SettledChange<"timesheet-submissions">,
  work: ReadOnlyWork,
  owner: TimeOwner | null,
): void {
  const { kind, values, stored } = change;
  if (stored?.status === "approved" && change.changes("comment")) {
    change.fail("comment", "The comment field cannot be changed while the week is approved.");
  }
  if (kind !== "create" || !values.employee_id) return;
  requireOwnOr(MANAGE_TIME, work.actor, values.employee_id);
  if (owner && values.week_start) checkWeek(change, work, owner, values.week_start);
}

const touches = ({ firstDay, lastDay }: TimeOwner, week: { from: string; to: string }): boolean =>
  week.to >= firstDay && (lastDay === null || week.from <= lastDay);

function checkWeek(
  change: SettledChange<"timesheet-submissions">,
  work: ReadOnlyWork,
  owner: TimeOwner,
  start: string,
): void {
  const { weekStartsOn } = work.workspace;
  if (weekStartOf(start, weekStartsOn) !== start)
    change.fail("week_start", message`The week start field must be a ${said(weekdayName(weekStartsOn))}.`);
  else if (!touches(owner, weekFrom(start))) change.fail("week_start", "The week is outside the employment.");
  if (start > work.today)
    change.fail("week_start", "The week start field must be a date before or equal to today.");
}

/** Links the entries of the week to it. */
async function takeEntries(
  { kind, id, values }: WrittenChange<"timesheet-submissions">,
  work: Work,
): Promise<void> {
  if (kind !== "create") return;
  const { from, to } = weekFrom(values.week_start);
  const entries = await work.rows<{ id: string }>(sql`select t.id from timesheets t
    where t.workspace_id = ${fromContext("workspace")} and t.employee_id = ${values.employee_id}
      and t.date between ${from}::date and ${to}::date order by t.id for update`);
  await work.updateAll(
    "timesheets",
    entries.map((entry) => entry.id),
    { timesheet_submission_id: id },
  );
}

function refuseSubmitted({ status }: Readonly<StoredRecord<"timesheet-submissions">>): void {
  if (status !== "draft" && status !== "rejected")
    throw conflict(message`The submission is ${said(status)}; reopen it first.`);
}

async function releaseEntries(
  stored: Readonly<StoredRecord<"timesheet-submissions">>,
  work: Work,
): Promise<void> {
  const entries = await work.rows<{ id: string }>(sql`select t.id from timesheets t
    where t.workspace_id = ${fromContext("workspace")} and t.timesheet_submission_id = ${stored.id} order by t.id`);
  // Entries without a week are open.
  await work.updateAll(
    "timesheets",
    entries.map((entry) => entry.id),
    { approval_status: "open", timesheet_submission_id: null },
  );
}

/** The hooks of weeks. */
export const weekHooks: Hooks<"timesheet-submissions", TimeOwner | null> = {
  lock,
  settle,
  check: { write: check, delete: refuseSubmitted },
  after: { check: { delete: releaseEntries }, write: takeEntries },
};
