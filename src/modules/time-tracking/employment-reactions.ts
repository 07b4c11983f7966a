import type { Reaction, Written } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import { invalidField, message, type Work } from "../../engine/work/index.ts";
import { lockTimeOf, timeOwner } from "./time-of-employee.ts";
import { endTimer, runningTimerOf, stopAt, timerLimit } from "./timers/running-timer.ts";
import { isLocked } from "./timesheets/entry-state.ts";
import { noteWeeks } from "./timesheets/entry-week.ts";

/** Stops the running timer of an employee who is archived, now or at the limit of the workspace. */
async function stopTimerOf(work: Work, employeeId: string): Promise<void> {
  const timer = await runningTimerOf(work, employeeId);
  if (timer === null) return;
  const limit = await timerLimit(work, timer);
  await endTimer(work, stopAt(timer, limit < work.now ? limit : work.now, true));
}

interface LaterEntry extends Record<string, unknown> {
  readonly id: string;
  readonly timesheet_submission_id: string | null;
  readonly stays: boolean;
}

/**
 * Deletes future entries after the last day of employment.
 * @throws 422 on termination_date if entries after that day are locked or not in the future
 */
async function removeLaterEntries(work: Work, employeeId: string, lastDay: string): Promise<void> {
  const late = await work.rows<LaterEntry>(sql`select t.id, t.timesheet_submission_id,
      t.date <= ${fromContext("today")} or ${isLocked("t")} as stays
    from timesheets t where t.workspace_id = ${fromContext("workspace")} and t.employee_id = ${employeeId}
      and t.date > ${lastDay}::date order by t.id for update of t`);
  if (late.some(({ stays }) => stays))
    throw invalidField("termination_date", message`There is time logged after ${lastDay}.`);
  await noteWeeks(
    work,
    late.map((entry) => entry.timesheet_submission_id),
  );
  for (const { id } of late) await work.remove("timesheets", id);
}

async function endTimeOfLeaver({ kind, id, values }: Written, work: Work): Promise<void> {
  if (kind === "create") return;
  await lockTimeOf(work, [id]);
  if (values.archived_at) await stopTimerOf(work, id);
  const owner = await timeOwner(work, id);
  if (owner?.lastDay) await removeLaterEntries(work, id, owner.lastDay);
}

/** @throws 422 on start_date if time was logged before the new first day of employment */
async function refuseEarlierTime({ kind, id }: Written, work: Work): Promise<void> {
  if (kind === "create") return;
  await lockTimeOf(work, [id]);
  const { firstDay } = (await timeOwner(work, id))!;
  const early =
    await work.row(sql`select 1 from timesheets t where t.workspace_id = ${fromContext("workspace")}
    and t.employee_id = ${id} and t.date < ${firstDay}::date limit 1`);
  if (early) throw invalidField("start_date", message`There is time logged before ${firstDay}.`);
}

/** Keeps time within the employment when its first or last day changes. */
export const employmentReactions: readonly Reaction[] = [
  { resource: "employees", fields: ["start_date"], run: refuseEarlierTime },
  { resource: "employees", fields: ["termination_date", "archived_at"], run: endTimeOfLeaver },
];
