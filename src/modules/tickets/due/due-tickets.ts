import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

const AT_ONCE = 500;
/** What is due today is reported from this hour on, in the time zone of the workspace. */
const HOUR = 8;
/** What was due longer ago, such as an imported record, is no news. */
const NEWS_DAYS = 14;

/**
 * Raises the event of unresolved tickets that are due today or were due before, once for each due date: one that was
 * moved can be due again. The mark and the event are stored in one transaction.
 */
export const dueTickets = {
  condition: `extract(hour from $1::timestamptz at time zone w.timezone) >= ${HOUR} and exists (
    select from tickets t where t.workspace_id = w.id and t.resolved_at is null
      and t.reported_due_date is distinct from t.due_date
      and t.due_date <= ($1::timestamptz at time zone w.timezone)::date
      and t.due_date > ($1::timestamptz at time zone w.timezone)::date - ${NEWS_DAYS})`,
  /** Returns how many there were, at most 500. */
  async run(work: Work): Promise<number> {
    const due = await work.rows<{ id: string; subject: string }>(sql`update tickets reported
      set reported_due_date = reported.due_date
      from (select t.id from tickets t where t.workspace_id = ${fromContext("workspace")} and t.resolved_at is null
          and t.reported_due_date is distinct from t.due_date and t.due_date <= ${fromContext("today")}::date
          and t.due_date > ${fromContext("today")}::date - ${NEWS_DAYS}::integer
        order by t.due_date, t.id limit ${AT_ONCE}::integer for update skip locked) due
      where reported.workspace_id = ${fromContext("workspace")} and reported.id = due.id
      returning reported.id, reported.subject`);
    for (const { id, subject } of due)
      work.journal.happened("tickets.due", {
        resource_type: "tickets",
        resource_id: id,
        resource_label: subject,
      });
    return due.length;
  },
};
