import { addDays } from "../../engine/declare/calendar.ts";
import { BulkLoad } from "../../engine/execute/bulk-load.ts";
import type { Work } from "../../engine/execute/work.ts";
import { fromContext, sql } from "../../engine/query/sql.ts";
import type { SeededRandom } from "../../platform/random/seeded-random.ts";
import { type BillingRule, roundedForBilling } from "../projects/index.ts";
import { weekStartOf } from "./rules/week.ts";
import { type InventedEntry, inventDay } from "./seeds/invented-day.ts";
import { approvalOf, type InventedWeek, inventWeek } from "./seeds/invented-weeks.ts";
import { loadWorkers, projectsOn, type Worker } from "./seeds/load-workers.ts";
import { localMoment } from "./seeds/local-moment.ts";
import { type WorkedDay, workedDays } from "./seeds/worked-days.ts";

/**
 * Makes so many time entries with the weeks in which they were handed in: of everybody's latest working days before
 * whatever time the workspace holds already, on the projects to which they are assigned. Answers how many records of
 * each resource were made.
 */
export async function seedTime(
  work: Work,
  { entries }: { readonly entries: number },
  random: SeededRandom,
): Promise<Record<string, number>> {
  if (entries === 0) return {};
  const lastDay = await lastFreeDay(work);
  const days = workedDays(await loadWorkers(work, lastDay), lastDay, entries);
  const rule = await billingRule(work);
  const bulk = new BulkLoad(work);
  let submissions = 0;
  for (const [start, ofWeek] of byWeek(days, work.workspace.weekStartsOn)) {
    const worked = ofWeek.map((day) => ({ day, entries: inventDay(asDay(day), random) }));
    const weeks = addDays(start, 6) < work.today ? inventWeeks(work, start, worked, rule, random) : [];
    await bulk.insertStored("timesheet-submissions", weeks);
    const weekOf = new Map(weeks.map((week) => [week.employee_id, week]));
    await bulk.insertStored(
      "timesheets",
      worked.flatMap(({ day, entries }) =>
        entries.map((entry) => storedEntry(work, day, entry, weekOf.get(day.worker.id))),
      ),
    );
    submissions += weeks.length;
  }
  await bulk.finish();
  return { timesheets: entries, "timesheet-submissions": submissions };
}

/** The latest day that may be filled: before today, and before the weeks in which there is time already. */
async function lastFreeDay(work: Work): Promise<string> {
  const row = await work.row<{ first: string | null }>(sql`select least(
    (select min(t.date) from timesheets t where t.workspace_id = ${fromContext("workspace")}),
    (select min(s.week_start) from timesheet_submissions s where s.workspace_id = ${fromContext("workspace")})) as first`);
  const yesterday = addDays(work.today, -1);
  if (row!.first === null) return yesterday;
  const before = addDays(weekStartOf(row!.first, work.workspace.weekStartsOn), -1);
  return before < yesterday ? before : yesterday;
}

const billingRule = async (work: Work): Promise<BillingRule> =>
  (await work.row<
    BillingRule & Record<string, unknown>
  >(sql`select w.billing_rounding_mode, w.billing_rounding_minutes
    from workspaces w where w.id = ${fromContext("workspace")}`))!;

/** Days in their weeks, by the first day of each, the oldest first. */
function byWeek(days: readonly WorkedDay[], startsOn: number): Map<string, WorkedDay[]> {
  const weeks = new Map<string, WorkedDay[]>();
  for (const day of days) {
    const start = weekStartOf(day.day, startsOn);
    const known = weeks.get(start);
    if (known) known.push(day);
    else weeks.set(start, [day]);
  }
  return weeks;
}

const asDay = ({ worker, day, entries }: WorkedDay) => ({
  projects: projectsOn(worker, day),
  entries,
  usualMinutes: Math.round((worker.time.weeklyHours * 60) / worker.time.weekdays.length),
  keepsClock: worker.keepsClock,
});

function inventWeeks(
  work: Work,
  start: string,
  worked: readonly { day: WorkedDay; entries: readonly InventedEntry[] }[],
  rule: BillingRule,
  random: SeededRandom,
): InventedWeek[] {
  const sums = new Map<Worker, { worked: number; billable: number }>();
  for (const { day, entries } of worked) {
    const sum = sums.get(day.worker) ?? { worked: 0, billable: 0 };
    for (const { minutes, isBillable } of entries) {
      sum.worked += minutes;
      if (isBillable) sum.billable += roundedForBilling(minutes, rule);
    }
    sums.set(day.worker, sum);
  }
  return [...sums].flatMap(
    ([worker, minutes]) =>
      inventWeek({ id: work.origin.newId(), worker, start, minutes, today: work.today }, random) ?? [],
  );
}

/** An entry by its stored fields. */
function storedEntry(
  work: Work,
  { worker, day }: WorkedDay,
  { projectId, taskId, minutes, isBillable, description, startsAt }: InventedEntry,
  week: InventedWeek | undefined,
) {
  const from = startsAt === null ? null : localMoment(worker.timezone, day, startsAt);
  return {
    id: work.origin.newId(),
    employee_id: worker.id,
    project_id: projectId,
    task_id: taskId,
    date: day,
    worked_minutes: minutes,
    started_at: from,
    ended_at: from && new Date(from.getTime() + minutes * 60_000),
    timezone: worker.timezone,
    description,
    is_billable: isBillable,
    was_auto_stopped: false,
    timesheet_submission_id: week?.id ?? null,
    approval_status: approvalOf(week),
  };
}
