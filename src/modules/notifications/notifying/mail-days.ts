import { addDays, type Delivery } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { dayNumber, weekdayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { isAtWork, loadApprovedLeave, loadWorkingTimes } from "../../leave/index.ts";

/** Digests, and what waited for a working day, are mailed from this hour on, in the time zone of the workspace. */
export const MAIL_HOUR = 8;
/** How far ahead a working day is looked for; after a longer absence mails do not wait. */
const DAYS_AHEAD = 60;

/** The day on which something is mailed, `YYYY-MM-DD`, from `MAIL_HOUR` on; null: at once. */
export type MailDay = (employeeId: string | null, delivery: Delivery) => string | null;

/**
 * Decides when people are mailed: not on their free days, on public holidays and on full days of approved leave. A mail
 * at once waits for the next working day, and a digest is sent in the morning of one.
 */
export async function mailDays(work: Work, employeeIds: readonly string[]): Promise<MailDay> {
  const period = { from: work.today, to: addDays(work.today, DAYS_AHEAD) };
  const times = await loadWorkingTimes(work, employeeIds, period);
  const leave = await loadApprovedLeave(work, employeeIds, period);
  const row = await work.row<{ hour: number }>(
    sql`select extract(hour from ${fromContext("now")}::timestamptz at time zone ${work.workspace.timezone})::integer as hour`,
  );
  const isWorkday = (employeeId: string | null, day: string): boolean => {
    const time = employeeId === null ? undefined : times.get(employeeId);
    if (!time) return work.workspace.workingDays.includes(weekdayOfNumber(dayNumber(day)));
    return isAtWork(time, leave.get(employeeId!) ?? [], day);
  };
  return (employeeId, delivery) => {
    const isDigest = delivery === "digest";
    if (!isDigest && isWorkday(employeeId, work.today)) return null;
    const first = isDigest && row!.hour < MAIL_HOUR ? 0 : 1;
    for (let ahead = first; ahead <= DAYS_AHEAD; ahead++) {
      const day = addDays(work.today, ahead);
      if (isWorkday(employeeId, day)) return day;
    }
    return null;
  };
}
