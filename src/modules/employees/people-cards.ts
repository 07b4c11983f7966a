import { addDays, homeCard } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import { message, type Work } from "../../engine/work/index.ts";

const DAYS_BACK = 90;

/** How many people there are, for those who read the reports on people. */
export const peopleCards = [
  homeCard({
    name: "people",
    title: message`People`,
    permissions: ["view-reports-people"],
    isOverview: true,
    content: headcount,
  }),
];

/** The people who are employed today, and those who were 90 days ago; drafts do not count. */
async function headcount(work: Work) {
  const before = addDays(work.today, -DAYS_BACK);
  const row = await work.row<{ today: number; before: number }>(sql`select
      (count(*) filter (where e.start_date <= ${fromContext("today")}::date
        and (e.termination_date is null or e.termination_date >= ${fromContext("today")}::date)))::integer as today,
      (count(*) filter (where e.start_date <= ${before}::date
        and (e.termination_date is null or e.termination_date >= ${before}::date)))::integer as before
    from employees e where e.workspace_id = ${fromContext("workspace")}
      and not (e.archived_at is not null and e.termination_date is null)`);
  const figure = { label: message`Employed`, value: row!.today, unit: "people", before: row!.before };
  return { figures: [{ ...figure, compared_with: "90_days_ago" as const }] };
}
