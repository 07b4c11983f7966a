import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { employeesOf, lockTimeOf } from "../time-of-employee.ts";
import { TIME_OF_PEOPLE } from "../time-sight.ts";
import { momentIn } from "../timesheets/entry-time.ts";
import { endTimer, isRunningTimer, stopAt, type TimerStop, timerLimit } from "./running-timer.ts";

/** Stops running timers, now or at an earlier moment. */
export const stopTimer = action("timesheets", {
  title: "Stop the timer",
  done: "Stopped the timer of",
  description: "Stops running timers, now or at an earlier moment.",
  grants: TIME_OF_PEOPLE,
  parameters: { ended_at: field.dateTime().describe("Default: now.") },
  lock: async (work, ids) => lockTimeOf(work, await employeesOf(work, "timesheets", ids)),
  openWhen: openWhenEach(({ worked_minutes }) =>
    worked_minutes === null ? null : "The timer is not running.",
  ),
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    const given = momentIn(params.ended_at);
    if (given !== null && given > work.now)
      fail("ended_at", "The ended at field must be a date before or equal to now.");
    const stops: TimerStop[] = [];
    for (const record of records.filter(isRunningTimer)) {
      const limit = await timerLimit(work, record);
      if (given !== null && given <= record.started_at)
        fail("ended_at", "The ended at field must be a date after started at.");
      else if (given !== null && given > limit)
        fail("ended_at", "The ended at field must not lie beyond the longest time that a timer runs.");
      const end = given ?? (limit < work.now ? limit : work.now);
      stops.push(stopAt(record, end, given === null && limit < work.now));
    }
    throwIfRefused();
    for (const stop of stops) await endTimer(work, stop);
  },
});
