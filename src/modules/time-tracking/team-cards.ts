import { addDays, type CardItem, homeCard } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import { message, plural, SaidDays, type Text, type Values, type Work } from "../../engine/work/index.ts";
import type { Period } from "../../platform/figures/calendar-intervals.ts";
import { isOfReports } from "../employees/index.ts";
import { expectedMinutes, loadApprovedLeave, loadWorkingTimes } from "../leave/index.ts";
import { weekFrom, weekStartOf } from "./week.ts";

/** How many past weeks are looked through for some that were not submitted. */
const WEEKS_BACK = 4;
const SHOWN = 6;

/** What managers see of their direct and indirect reports: weeks that are missing, and how much they can work. */
export const teamCards = [
  homeCard({
    name: "team-weeks",
    title: message`Weeks missing in your team`,
    isForEmployees: true,
    content: missing,
  }),
  homeCard({
    name: "team-capacity",
    title: message`Capacity of your team`,
    isForEmployees: true,
    content: capacity,
  }),
];

interface Report extends Values {
  readonly id: string;
  readonly name: string;
}

/** The reports of the person who are employed today. */
async function reportsOf(work: Work): Promise<Report[]> {
  if (!work.actor.relations.has("team")) return [];
  return work.rows<Report>(sql`select e.id, e.first_name || ' ' || e.last_name as name from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.archived_at is null
      and e.start_date <= ${fromContext("today")}::date
      and (e.termination_date is null or e.termination_date >= ${fromContext("today")}::date)
      and ${isOfReports("id").team!("e")} order by name, e.id`);
}

/** The working times and the approved leave of employees in a period. */
async function timesOf(work: Work, ids: readonly string[], period: Period) {
  const times = await loadWorkingTimes(work, ids, period);
  const leave = await loadApprovedLeave(work, ids, period);
  return (id: string, within: Period): number => {
    const time = times.get(id);
    return time ? expectedMinutes(time, leave.get(id) ?? [], within) : 0;
  };
}

/**
 * The past weeks in which reports were expected to work and that they have not submitted. In a workspace that submits no
 * weeks, none is missing.
 */
async function missing(work: Work) {
  const reports = await reportsOf(work);
  if (reports.length === 0) return null;
  const ids = reports.map(({ id }) => id);
  const current = weekStartOf(work.today, work.workspace.weekStartsOn);
  const first = addDays(current, -7 * WEEKS_BACK);
  const submitted = await work.rows<{ employee_id: string; week: string }>(sql`select s.employee_id,
      s.week_start::text as week from timesheet_submissions s
    where s.workspace_id = ${fromContext("workspace")} and s.status in ('submitted', 'approved')
      and s.employee_id = any(${ids}::text[]) and s.week_start >= ${first}::date`);
  const row = await work.row<{ submits: boolean }>(sql`select exists (select from timesheet_submissions s
    where s.workspace_id = ${fromContext("workspace")} and s.status in ('submitted', 'approved')) as submits`);
  if (!row!.submits) return null;
  const done = new Set(submitted.map(({ employee_id, week }) => `${employee_id} ${week}`));
  const expectedOf = await timesOf(work, ids, { from: first, to: addDays(current, -1) });
  const weeks = Array.from({ length: WEEKS_BACK }, (_, index) => addDays(first, 7 * index));
  const items = reports.flatMap(({ id, name }): CardItem[] => {
    const lacking = weeks.filter((week) => !done.has(`${id} ${week}`) && expectedOf(id, weekFrom(week)) > 0);
    if (lacking.length === 0) return [];
    const since = new SaidDays(lacking[0]!);
    const detail = plural(
      lacking.length,
      message`1 week, from ${since}`,
      message`${lacking.length} weeks, from ${since}`,
    );
    return [{ title: name, detail, record: { type: "employees", id } }];
  });
  return items.length === 0 ? null : { items: items.slice(0, SHOWN), total: items.length };
}

/** The minutes that the reports can work this week and the next: their working time less public holidays and leave. */
async function capacity(work: Work) {
  const reports = await reportsOf(work);
  if (reports.length === 0) return null;
  const ids = reports.map(({ id }) => id);
  const thisWeek = weekFrom(weekStartOf(work.today, work.workspace.weekStartsOn));
  const nextWeek = weekFrom(addDays(thisWeek.from, 7));
  const minutesOf = await timesOf(work, ids, { from: thisWeek.from, to: nextWeek.to });
  const figure = (label: Text, week: Period) => ({
    ...{ label, unit: "minutes", before: null },
    value: ids.reduce((sum, id) => sum + minutesOf(id, week), 0),
  });
  return { figures: [figure(message`This week`, thisWeek), figure(message`Next week`, nextWeek)] };
}
