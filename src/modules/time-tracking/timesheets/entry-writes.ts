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
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { requireOwnOr } from "../../employees/index.ts";
import { employeesOf, isEmployedOn, lockTimeOf, type TimeOwner, timeOwner } from "../time-of-employee.ts";
import { MANAGE_TIME } from "../time-sight.ts";
import { endTimer, stopForNewTimer, type TimerStop } from "../timers/running-timer.ts";
import { checkDailyTotal, checkOverlap } from "./entry-limits.ts";
import { type LockReason, lockMessage, lockReason } from "./entry-lock.ts";
import { checkProject, settleProject, type TaskFacts } from "./entry-project.ts";
import { checkTime, momentIn, runsAfter, type SettledTime, settleTime } from "./entry-time.ts";
import { fromWeek, noteWeeks, type OpenedWeek, openedWeek } from "./entry-week.ts";

/** Locks the employee's time. The employee of an entry never changes, so it can be read before locking. */
async function lock({ id }: ComingWrite<"timesheets">, work: Work): Promise<void> {
  if (id !== null) await lockTimeOf(work, await employeesOf(work, "timesheets", [id]));
}

async function lockedBy(
  work: ReadOnlyWork,
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

/** What `settle` passes on to the other hooks; `entry` is null if the entry is locked or has no employee. */
interface Settled {
  /** The reason why the stored entry cannot be changed. */
  readonly locked: LockReason | null;
  readonly entry: SettledEntry | null;
}

interface SettledEntry {
  readonly owner: TimeOwner;
  readonly settings: Awaited<ReturnType<typeof entrySettings>>;
  readonly time: SettledTime | null;
  /** The week to which the entry belongs; null if it does not exist. */
  readonly week: OpenedWeek | null;
  readonly task: TaskFacts | null;
  /** The running timer that the new one stops. */
  readonly stopped: TimerStop | null;
}

const entrySettings = (work: ReadOnlyWork) =>
  readSettings(work, "time_closed_until", "timesheet_require_project", "timesheet_block_overlap");

async function settle(change: Change<"timesheets">, work: ReadOnlyWork): Promise<Settled> {
  const { kind, values } = change;
  const employeeId = values.employee_id;
  if (!employeeId) return { locked: null, entry: null };
  if (kind === "create") await lockTimeOf(work, [employeeId]);
  const locked = await lockOf(change, work);
  const owner = locked === null ? await timeOwner(work, employeeId) : null;
  if (owner === null) return { locked, entry: null };
  const time = settleTime(change, owner.timezone);
  const week = hasNewDate(change) ? await openedWeek(work, employeeId, values.date!) : null;
  if (hasNewDate(change)) Object.assign(values, fromWeek(week));
  const task = await settleProject(change, work);
  const stopped =
    kind === "create" && runsAfter(change)
      ? await stopForNewTimer(work, employeeId, momentIn(values.started_at)!)
      : null;
  return { locked, entry: { owner, settings: await entrySettings(work), time, week, task, stopped } };
}

/** Whether the entry gets a date or a different one. */
const hasNewDate = ({ kind, values, changes }: SettledChange<"timesheets">): boolean =>
  !!values.date && (kind === "create" || changes("date"));

/** The reason why the change is refused; null if the entry is not locked or no value changes. */
async function lockOf(change: Change<"timesheets">, work: ReadOnlyWork): Promise<LockReason | null> {
  const { stored, sent } = change;
  if (stored === null || ![...sent].some((name) => change.changes(name))) return null;
  return lockedBy(work, stored);
}

/** The order matters: it is the order of the messages, and a failed step skips rules that would not make sense. */
async function check(
  change: SettledChange<"timesheets">,
  work: ReadOnlyWork,
  { locked, entry }: Settled,
): Promise<void> {
  const { kind, values, sent } = change;
  if (!values.employee_id) return;
  if (kind === "create") requireOwnOr(MANAGE_TIME, work.actor, values.employee_id);
  if (locked !== null) for (const name of sent) change.fail(name, lockMessage(locked));
  if (entry === null) return;
  checkTime(change, entry.time, work.now);
  if (hasNewDate(change)) checkDate(change, entry);
  await checkProject(change, work, entry.task, entry.settings.timesheet_require_project);
  await checkDailyTotal(change, work);
  if (entry.settings.timesheet_block_overlap)
    await checkOverlap(change, work, entry.stopped?.timer.id ?? null);
}

/** The date must be within the employment, after the closed period and in a week that is not submitted or approved. */
function checkDate(
  { values, fail }: SettledChange<"timesheets">,
  { owner, week, settings: { time_closed_until: closedUntil } }: SettledEntry,
): void {
  const date = values.date!;
  if (!isEmployedOn(owner, date)) fail("date", "The date is outside the employment.");
  if (closedUntil !== null && date <= closedUntil)
    fail("date", message`The date field must be a date after ${closedUntil}.`);
  if (week && (week.status === "submitted" || week.status === "approved"))
    fail("date", message`The week of ${week.week_start} is ${said(week.status)}.`);
}

/** Stops the running timer before another is stored, since nobody can have two, and notes that weeks change. */
async function stopPreviousTimer(
  { stored, values }: WrittenChange<"timesheets">,
  work: Work,
  { entry }: Settled,
): Promise<void> {
  if (entry?.stopped) await endTimer(work, entry.stopped);
  await noteWeeks(work, [stored?.timesheet_submission_id, values.timesheet_submission_id]);
}

function reportStoppedTimer({ kind, id }: WrittenChange<"timesheets">, work: Work, { entry }: Settled): void {
  if (kind === "create") work.addMeta(id, { stopped_timesheet_id: entry?.stopped?.timer.id ?? null });
}

async function refuseLockedEntry(
  stored: Readonly<StoredRecord<"timesheets">>,
  work: ReadOnlyWork,
): Promise<void> {
  const reason = await lockedBy(work, stored);
  if (reason !== null) throw conflict(lockMessage(reason));
}

/** The hooks of time entries. */
export const entryHooks: Hooks<"timesheets", Settled> = {
  lock,
  settle,
  check: { write: check, delete: refuseLockedEntry },
  after: {
    check: {
      write: stopPreviousTimer,
      delete: (stored, work) => noteWeeks(work, [stored.timesheet_submission_id]),
    },
    write: reportStoppedTimer,
  },
};
