import { addDays } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import {
  expectedMinutes,
  isAtWork,
  type LeaveDay,
  loadApprovedLeave,
  loadWorkingTimes,
  type WorkingTime,
} from "../../leave/index.ts";
import { weekFrom, weekStartOf } from "../week.ts";

/** Weeks are reported from this hour on, so that they can be submitted in the morning. */
const REPORT_HOUR = 10;
/** How many past weeks are searched: somebody may have been on leave after a week. */
const WEEKS_BACK = 6;
/** A week that was due so many days ago is no news any more, such as after the program stood still. */
const NEWS_DAYS = 3;

const NOW = "$1::timestamptz at time zone w.timezone";

/** The workspaces `w` that submit weeks and were not searched today. */
const IS_TO_SEARCH = `extract(hour from ${NOW}) >= ${REPORT_HOUR}
  and exists (select from timesheet_submissions s where s.workspace_id = w.id and s.status in ('submitted', 'approved'))
  and not exists (select from missing_week_searches c where c.workspace_id = w.id and c.searched_on >= (${NOW})::date)`;

interface Missing {
  readonly id: string;
  readonly employee_id: string;
  readonly week_start: string;
}

/**
 * Reports the weeks that are missing: in which an employee was expected to work, and that were neither submitted nor
 * decided on. The weeks, their events and the day of the search are stored in one transaction.
 * @returns how many were reported
 */
async function reportMissingWeeks(work: Work): Promise<number> {
  const searched = await work.row(sql`insert into missing_week_searches as last (workspace_id, searched_on)
    values (${fromContext("workspace")}, ${fromContext("today")}::date)
    on conflict (workspace_id) do update set searched_on = excluded.searched_on
      where last.workspace_id = ${fromContext("workspace")} and last.searched_on < excluded.searched_on
    returning 1`);
  // Another process has searched meanwhile.
  if (!searched) return 0;
  const missing = await findMissing(work);
  if (missing.length === 0) return 0;
  const inserted = await work.rows<{
    id: string;
  }>(sql`insert into missing_weeks (workspace_id, id, employee_id,
      week_start, created_at, updated_at)
    select ${fromContext("workspace")}, found.id, found.employee_id, found.week_start, ${fromContext("now")}, ${fromContext("now")}
    from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as found(id text, employee_id text, week_start date)
    on conflict (workspace_id, employee_id, week_start) do nothing returning id`);
  for (const { id } of inserted) work.journal.created("missing-weeks", id, "reported");
  return inserted.length;
}

async function findMissing(work: Work): Promise<Missing[]> {
  const current = weekStartOf(work.today, work.workspace.weekStartsOn);
  const weeks = Array.from({ length: WEEKS_BACK }, (_, index) => addDays(current, -7 * (index + 1)));
  const period = { from: weeks.at(-1)!, to: work.today };
  const ids = await loadEmployees(work);
  const submitted = await loadSubmitted(work, period);
  const times = await loadWorkingTimes(work, ids, period);
  const leave = await loadApprovedLeave(work, ids, period);
  return ids.flatMap((id) => {
    const [time, taken] = [times.get(id), leave.get(id) ?? []];
    if (!time) return [];
    return weeks
      .filter((week) => !submitted.has(`${id} ${week}`) && expectedMinutes(time, taken, weekFrom(week)) > 0)
      .filter((week) => isDue(work.today, time, taken, weekFrom(week)))
      .map((week) => ({ id: work.newId(), employee_id: id, week_start: week }));
  });
}

/** Whether the employee's first day at work after a week has come, and not long ago. */
function isDue(today: string, time: WorkingTime, leave: readonly LeaveDay[], week: Period): boolean {
  let day = addDays(week.to, 1);
  while (day <= today && !isAtWork(time, leave, day)) day = addDays(day, 1);
  return day <= today && day > addDays(today, -NEWS_DAYS);
}

/** The employees who are employed today. */
async function loadEmployees(work: Work): Promise<string[]> {
  const rows = await work.rows<{ id: string }>(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.archived_at is null
      and e.start_date <= ${fromContext("today")}::date
      and (e.termination_date is null or e.termination_date >= ${fromContext("today")}::date)
    order by e.id`);
  return rows.map(({ id }) => id);
}

/** The weeks that were submitted. A rejected one is not missing: its rejection was notified. */
async function loadSubmitted(work: Work, { from, to }: Period): Promise<ReadonlySet<string>> {
  const rows = await work.rows<{ employee_id: string; week: string }>(sql`select s.employee_id,
      s.week_start as week from timesheet_submissions s
    where s.workspace_id = ${fromContext("workspace")} and s.status <> 'draft'
      and s.week_start between ${from}::date and ${to}::date`);
  return new Set(rows.map(({ employee_id, week }) => `${employee_id} ${week}`));
}

/** The job that reports missing weeks, once a day in each workspace that submits weeks. */
export const missingWeeksJob = { condition: IS_TO_SEARCH, run: reportMissingWeeks };
