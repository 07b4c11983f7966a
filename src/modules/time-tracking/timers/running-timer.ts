import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord, Work } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { noteWeeks } from "../timesheets/entry-week.ts";
import { minutesAfter, spanMinutes } from "../timesheets/span.ts";

/** A running timer. */
export type RunningTimer = {
  readonly id: string;
  readonly started_at: Date;
  readonly timesheet_submission_id: string | null;
};

/** Whether the entry is a running timer. */
export const isRunningTimer = (
  entry: StoredRecord<"timesheets">,
): entry is StoredRecord<"timesheets"> & RunningTimer => entry.worked_minutes === null;

/** The running timer of an employee, of which there is at most one; null if none is running. */
export const runningTimerOf = (work: ReadOnlyWork, employeeId: string): Promise<RunningTimer | null> =>
  work.row<RunningTimer>(sql`select t.id, t.started_at, t.timesheet_submission_id from timesheets t
    where t.workspace_id = ${fromContext("workspace")} and t.employee_id = ${employeeId} and t.worked_minutes is null`);

/** The moment at which a timer reaches the workspace's limit and is stopped automatically. */
export async function timerLimit(work: ReadOnlyWork, timer: Pick<RunningTimer, "started_at">): Promise<Date> {
  const { max_timer_minutes } = await readSettings(work, "max_timer_minutes");
  return minutesAfter(timer.started_at, max_timer_minutes);
}

/** How a running timer is to be stopped. */
export interface TimerStop {
  readonly timer: RunningTimer;
  /** Not before the start of the timer. */
  readonly end: Date;
  /** Whether the timer is stopped automatically rather than by a person. */
  readonly isAutomatic: boolean;
}

/** Stops a timer at a moment, but not before its start. */
export const stopAt = (timer: RunningTimer, moment: Date, isAutomatic: boolean): TimerStop => ({
  timer,
  end: moment > timer.started_at ? moment : timer.started_at,
  isAutomatic,
});

/** Stores the end of a timer. */
export async function endTimer(work: Work, { timer, end, isAutomatic }: TimerStop): Promise<void> {
  await noteWeeks(work, [timer.timesheet_submission_id]);
  await work.update("timesheets", timer.id, {
    ended_at: end,
    worked_minutes: spanMinutes({ start: timer.started_at, end }),
    ...(isAutomatic ? { was_auto_stopped: true } : {}),
  });
}

/**
 * How the employee's running timer stops when another one starts: at that moment, or at the limit if that was reached
 * before. Null if no timer is running.
 */
export async function stopForNewTimer(
  work: ReadOnlyWork,
  employeeId: string,
  startedAt: Date,
): Promise<TimerStop | null> {
  const timer = await runningTimerOf(work, employeeId);
  if (timer === null) return null;
  const limit = await timerLimit(work, timer);
  return stopAt(timer, limit < startedAt ? limit : startedAt, limit < startedAt);
}
