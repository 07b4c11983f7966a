import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { lockTimeOf } from "../time-of-employee.ts";
import { endTimer, runningTimerOf, stopAt, timerLimit } from "./running-timer.ts";

/** SQL over the alias `w` of `workspaces`: whether a timer has been running longer than the limit at the moment `$1`. */
export const HAS_OVERDUE_TIMER = `exists (select from timesheets t where t.workspace_id = w.id
  and t.worked_minutes is null and t.started_at + w.max_timer_minutes * interval '1 minute' <= $1)`;

/** Stops the timers that have reached the workspace's limit, at the moment when they reached it. Returns their number. */
export async function stopOverdueTimers(work: Work): Promise<number> {
  const running = await work.rows<{ employee_id: string }>(sql`select t.employee_id from timesheets t
    join workspaces w on w.id = t.workspace_id
    where t.workspace_id = ${fromContext("workspace")} and t.worked_minutes is null
      and t.started_at + w.max_timer_minutes * interval '1 minute' <= ${fromContext("now")}
    order by t.employee_id`);
  await lockTimeOf(
    work,
    running.map((timer) => timer.employee_id),
  );
  let stopped = 0;
  for (const { employee_id } of running) {
    const timer = await runningTimerOf(work, employee_id);
    const limit = timer && (await timerLimit(work, timer));
    if (!timer || !limit || limit > work.now) continue;
    await endTimer(work, stopAt(timer, limit, true));
    stopped++;
  }
  return stopped;
}
