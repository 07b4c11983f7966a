import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, SettledChange } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { isStoredRunning, momentIn } from "./entry-time.ts";

const DAY_MINUTES = 1440;

/** Refuses more than 24 hours of time on a date. Timers are exempt, since their time has actually passed. */
export async function checkDailyTotal(
  change: SettledChange<"timesheets">,
  work: ReadOnlyWork,
): Promise<void> {
  const { values, stored, id } = change;
  const minutes = values.worked_minutes ?? null;
  if (minutes === null || !values.date || isStoredRunning(change)) return;
  const lifts = stored === null || change.changes("date") || minutes > (stored.worked_minutes ?? 0);
  if (!lifts) return;
  const others = await work.row<{
    minutes: number;
  }>(sql`select coalesce(sum(t.worked_minutes), 0)::integer as minutes
    from timesheets t where t.workspace_id = ${fromContext("workspace")} and t.employee_id = ${values.employee_id}
      and t.date = ${values.date}::date and t.id <> ${id}`);
  const total = others!.minutes + minutes;
  if (total <= DAY_MINUTES) return;
  change.fail(
    "worked_minutes",
    message`The total for ${values.date} would be ${total} minutes; a day has ${DAY_MINUTES}.`,
  );
}

interface OverlappingEntry extends Record<string, unknown> {
  readonly starts: string;
  readonly ends: string | null;
}

/**
 * Refuses a span that overlaps another of the employee; a running timer lasts until now. `stoppedId` is the timer that
 * this entry stops, which is ignored.
 */
export async function checkOverlap(
  change: SettledChange<"timesheets">,
  work: ReadOnlyWork,
  stoppedId: string | null,
): Promise<void> {
  const { values, id } = change;
  const start = momentIn(values.started_at);
  if (start === null || !(change.changes("started_at") || change.changes("ended_at"))) return;
  const end = momentIn(values.ended_at) ?? work.now;
  const overlapping =
    await work.row<OverlappingEntry>(sql`select to_char(t.started_at at time zone ${values.timezone}::text, 'HH24:MI') as starts,
      to_char(t.ended_at at time zone ${values.timezone}::text, 'HH24:MI') as ends
    from timesheets t where t.workspace_id = ${fromContext("workspace")} and t.employee_id = ${values.employee_id}
      and t.id <> ${id} and t.id is distinct from ${stoppedId} and t.started_at is not null
      and greatest(t.started_at, ${start}::timestamptz) < least(coalesce(t.ended_at, ${fromContext("now")}), ${end}::timestamptz)
    order by t.started_at, t.id limit 1`);
  if (overlapping)
    change.fail(
      "started_at",
      message`The entry overlaps another entry (${overlapping.starts} to ${overlapping.ends ?? "now"}).`,
    );
}
