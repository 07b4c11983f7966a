import {
  type Change,
  type ComingWrite,
  conflict,
  type Hooks,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { requireOwnOr } from "../../employees/index.ts";
import { employeesOf, isEmployedOn, lockTimeOf, timeOwner } from "../time-of-employee.ts";
import { MANAGE_TIME } from "../time-sight.ts";
import { stopForAnother } from "../timers/running-timer.ts";
import { checkDailyTotal, checkOverlap } from "./entry-limits.ts";
import { type LockReason, lockMessage, lockReason } from "./entry-lock.ts";
import { settleProject } from "./entry-project.ts";
import { momentIn, runsAfter, settleTime } from "./entry-time.ts";
import { fromWeek, noteWeeks, openedWeek } from "./entry-week.ts";

/** The employee of a stored entry never changes, so that it can be read before anything is locked. */
async function lock({ id }: ComingWrite<"timesheets">, work: Work): Promise<void> {
  if (id !== null) await lockTimeOf(work, await employeesOf(work, "timesheets", [id]));
}

async function lockedBy(
  work: Work,
  stored: Readonly<StoredRecord<"timesheets">>,
): Promise<LockReason | null> {
  const { time_closed_until } = await readSettings(work, "time_closed_until");
  return lockReason({
    isRunning: stored.worked_minutes === null,
    isInvoiced: stored.invoice_line_id !== null,
    approvalStatus: stored.approval_status,
    date: stored.date,
    closedUntil: time_closed_until,
  });
}

async function settleAndCheck(change: Change<"timesheets">, work: Work): Promise<void> {
  const { kind, values, stored } = change;
  if (!values.employee_id) return;
  const employeeId = values.employee_id;
  if (kind === "create") {
    requireOwnOr(MANAGE_TIME, work.actor, employeeId);
    await lockTimeOf(work, [employeeId]);
  } else if (await refuseLocked(change, work)) return;
  const owner = await timeOwner(work, employeeId);
  if (owner === null) return;
  const settings = await readSettings(
    work,
    "time_closed_until",
    "timesheet_require_project",
    "timesheet_block_overlap",
  );
  settleTime(change, owner.timezone, work.now);
  if (values.date && (kind === "create" || change.changes("date"))) {
    if (!isEmployedOn(owner, values.date)) change.fail("date", "The date is outside the employment.");
    await settleWeek(change, work, settings.time_closed_until);
  }
  await settleProject(change, work, settings.timesheet_require_project);
  await checkDailyTotal(change, work);
  const stopped =
    kind === "create" && runsAfter(change)
      ? await stopForAnother(work, employeeId, momentIn(values.started_at)!)
      : null;
  if (kind === "create") work.addMeta(change.id, { stopped_timesheet_id: stopped });
  if (settings.timesheet_block_overlap) await checkOverlap(change, work);
  await noteWeeks(work, [stored?.timesheet_submission_id, values.timesheet_submission_id]);
}

/** A locked entry may be sent back as it was read, and nothing else. */
async function refuseLocked(change: Change<"timesheets">, work: Work): Promise<boolean> {
  const { stored, sent } = change;
  if (![...sent].some((name) => change.changes(name))) return false;
  const reason = await lockedBy(work, stored!);
  if (reason === null) return false;
  for (const name of sent) change.fail(name, lockMessage(reason));
  return true;
}

/** The week of the date takes the entry in, unless it was submitted or lies in a closed period. */
async function settleWeek(
  change: Change<"timesheets">,
  work: Work,
  closedUntil: string | null,
): Promise<void> {
  const date = String(change.values.date);
  if (closedUntil !== null && date <= closedUntil) {
    change.fail("date", `The date field must be a date after ${closedUntil}.`);
  }
  const week = await openedWeek(work, String(change.values.employee_id), date);
  if (week && (week.status === "submitted" || week.status === "approved")) {
    change.fail("date", `The week of ${week.week_start} is ${week.status}.`);
  }
  Object.assign(change.values, fromWeek(week));
}

async function refuseLockedEntry(stored: Readonly<StoredRecord<"timesheets">>, work: Work): Promise<void> {
  const reason = await lockedBy(work, stored);
  if (reason !== null) throw conflict(lockMessage(reason));
  await noteWeeks(work, [stored.timesheet_submission_id]);
}

/** Rules of writing time entries. */
export const entryHooks: Hooks<"timesheets"> = {
  lock,
  check: { write: settleAndCheck, delete: refuseLockedEntry },
};
