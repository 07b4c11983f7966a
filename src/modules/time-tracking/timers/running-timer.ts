import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord, Work } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { noteWeeks } from "../timesheets/entry-week.ts";
import { minutesAfter, spanMinutes } from "../timesheets/span.ts";

/** A timer that runs. */
export type RunningTimer = {
  readonly id: string;
  readonly started_at: Date;
  readonly timesheet_submission_id: string | null;
};

/** Whether the entry is a timer that runs. */
export const runs = (entry: StoredRecord<"timesheets">): entry is StoredRecord<"timesheets"> & RunningTimer =>
  entry.worked_minutes === null;

/** The running timer of an employee, or null: there is one at most. */
export const runningTimerOf = (work: ReadOnlyWork, employeeId: string): Promise<RunningTimer | null> =>
  work.row<RunningTimer>(sql`select t.id, t.started_at, t.timesheet_submission_id from timesheets t
    where t.workspace_id = ${fromContext("workspace")} and t.employee_id = ${employeeId} and t.worked_minutes is null`);

/** The moment at which the workspace's limit stops a timer by itself. */
export async function limitOf(work: ReadOnlyWork, timer: Pick<RunningTimer, "started_at">): Promise<Date> {
  const { max_timer_minutes } = await readSettings(work, "max_timer_minutes");
  return minutesAfter(timer.started_at, max_timer_minutes);
}

/** Where a timer ends that did not end by itself so far. */
export interface TimerStop {
  readonly timer: RunningTimer;
  /** Not before its own start. */
  readonly end: Date;
  /** Whether nobody stopped it. */
  readonly byItself: boolean;
}

/** A timer ends at a moment, not before its own start. `byItself`: nobody stopped it. */
export const stopAt = (timer: RunningTimer, moment: Date, byItself: boolean): TimerStop => ({
  timer,
  end: moment > timer.started_at ? moment : timer.started_at,
  byItself,
});

/** Ends a timer. */
export async function endTimer(work: Work, { timer, end, byItself }: TimerStop): Promise<void> {
  await noteWeeks(work, [timer.timesheet_submission_id]);
  await work.update("timesheets", timer.id, {
    ended_at: end,
    worked_minutes: spanMinutes({ start: timer.started_at, end }),
    ...(byItself ? { was_auto_stopped: true } : {}),
  });
}

/**
 * Where the employee's running timer ends when another one begins; null: none runs. One that had reached the limit
 * before ends there, as it would have by itself a moment later.
 */
export async function stopForAnother(
  work: ReadOnlyWork,
  employeeId: string,
  startedAt: Date,
): Promise<TimerStop | null> {
  const timer = await runningTimerOf(work, employeeId);
  if (timer === null) return null;
  const limit = await limitOf(work, timer);
  return stopAt(timer, limit < startedAt ? limit : startedAt, limit < startedAt);
}
