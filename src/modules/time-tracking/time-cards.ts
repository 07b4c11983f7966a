import { addDays, homeCard } from "../../engine/declare/index.ts";
import { fromContext, raw, sql } from "../../engine/sql/index.ts";
import { message, SaidDays, type Work } from "../../engine/work/index.ts";
import { personIn } from "../../platform/notifications/event-values.ts";
import { saidDay } from "../../platform/notifications/said-values.ts";
import { isDecidable } from "../employees/index.ts";
import { recordsCard } from "../home/index.ts";
import { expectedMinutes, loadApprovedLeave, loadWorkingTimes } from "../leave/index.ts";
import { teamCards } from "./team-cards.ts";
import { utilizationCard } from "./utilization-card.ts";
import { weekFrom, weekStartOf } from "./week.ts";

/** How many past weeks are looked through for some that were not submitted. */
const WEEKS_BACK = 4;

/** The person's week, weeks that the person has not submitted, and weeks that wait for the person. */
export const timeCards = [
  recordsCard({
    name: "weeks-to-decide",
    title: message`Weeks to decide`,
    resource: "timesheet-submissions",
    table: "timesheet_submissions",
    where: isDecidable({ permission: "manage-timesheets", waiting: "submitted" }),
    order: (alias) => sql`${raw(alias)}.submitted_at`,
    include: "employee[first_name|last_name]",
    words: (record) => ({
      title: personIn(record, "employee"),
      detail: message`Week of ${saidDay(record, "week_start")}`,
    }),
  }),
  homeCard({ name: "my-week", title: message`Your week`, isForEmployees: true, content: myWeek }),
  homeCard({
    name: "weeks-to-submit",
    title: message`Weeks to submit`,
    isForEmployees: true,
    content: weeksToSubmit,
  }),
  ...teamCards,
  utilizationCard,
];

/** The time that the person has tracked this week, of what is expected up to its end. */
async function myWeek(work: Work) {
  const me = work.actor.employeeId!;
  const week = weekFrom(weekStartOf(work.today, work.workspace.weekStartsOn));
  const row = await work.row<{
    worked: number;
  }>(sql`select coalesce(sum(t.worked_minutes), 0)::integer as worked
    from timesheets t where t.workspace_id = ${fromContext("workspace")} and t.employee_id = ${me}
      and t.date between ${week.from}::date and ${week.to}::date`);
  const time = (await loadWorkingTimes(work, [me], week)).get(me);
  if (!time) return null;
  const leave = (await loadApprovedLeave(work, [me], week)).get(me) ?? [];
  const expected = expectedMinutes(time, leave, week);
  return {
    figures: [
      { label: message`Tracked`, value: row!.worked, unit: "minutes", before: null },
      { label: message`Expected`, value: expected, unit: "minutes", before: null },
    ],
  };
}

/** The past weeks with time of the person that are neither submitted nor approved, oldest first. */
async function weeksToSubmit(work: Work) {
  const me = work.actor.employeeId!;
  const current = weekStartOf(work.today, work.workspace.weekStartsOn);
  const rows = await work.rows<{ week: string; minutes: number }>(sql`select starts.week,
      sum(t.worked_minutes)::integer as minutes
    from (select (${current}::date - 7 * back) as week from generate_series(1, ${WEEKS_BACK}::integer) back) starts
    join timesheets t on t.workspace_id = ${fromContext("workspace")} and t.employee_id = ${me}
      and t.date between starts.week and starts.week + 6
    where not exists (select from timesheet_submissions s where s.workspace_id = ${fromContext("workspace")}
      and s.employee_id = ${me} and s.week_start = starts.week and s.status in ('submitted', 'approved'))
    group by starts.week order by starts.week`);
  if (rows.length === 0) return null;
  const items = rows.map(({ week, minutes }) => ({
    title: message`Week of ${new SaidDays(week)}`,
    detail: message`${Math.floor(minutes / 60)} h ${minutes % 60} min, until ${new SaidDays(addDays(week, 6))}`,
    record: null,
  }));
  return { items, total: items.length };
}
