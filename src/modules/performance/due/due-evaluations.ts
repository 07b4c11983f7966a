import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

const AT_ONCE = 500;
/** What is due today is reported from this hour on, in the time zone of the workspace. */
const HOUR = 8;
/** What was due longer ago, such as an imported record, is no news. */
const NEWS_DAYS = 14;

/**
 * Raises the event of evaluations in progress that are due today or were due before, once for each due date: one that
 * was moved can be due again. The mark and the event are stored in one transaction.
 */
export const dueEvaluations = {
  condition: `extract(hour from $1::timestamptz at time zone w.timezone) >= ${HOUR} and exists (
    select from evaluations e where e.workspace_id = w.id and e.status = 'in_progress'
      and e.reported_due_date is distinct from e.due_date
      and e.due_date <= ($1::timestamptz at time zone w.timezone)::date
      and e.due_date > ($1::timestamptz at time zone w.timezone)::date - ${NEWS_DAYS})`,
  /** Returns how many there were, at most 500. */
  async run(work: Work): Promise<number> {
    const due = await work.rows<{ id: string; title: string }>(sql`update evaluations reported
      set reported_due_date = reported.due_date
      from (select e.id from evaluations e where e.workspace_id = ${fromContext("workspace")}
          and e.status = 'in_progress' and e.reported_due_date is distinct from e.due_date
          and e.due_date <= ${fromContext("today")}::date
          and e.due_date > ${fromContext("today")}::date - ${NEWS_DAYS}::integer
        order by e.due_date, e.id limit ${AT_ONCE}::integer for update skip locked) due
      where reported.workspace_id = ${fromContext("workspace")} and reported.id = due.id
      returning reported.id, reported.title`);
    for (const { id, title } of due)
      work.journal.happened("evaluations.due", {
        resource_type: "evaluations",
        resource_id: id,
        resource_label: title,
      });
    return due.length;
  },
};
