import { addDays } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { BillingRule } from "../../projects/index.ts";
import { weekStartOf } from "../week.ts";
import { loadWorkers, type Worker } from "./load-workers.ts";
import { type WorkedDay, workedDays } from "./worked-days.ts";

/** The days to fill with entries, and the settings that the entries depend on. */
export interface TimePlan {
  readonly entries: number;
  /** Oldest first. */
  readonly days: readonly WorkedDay[];
  readonly rule: BillingRule;
  /** The ISO weekday on which weeks start: 1, 6 or 7. */
  readonly weekStartsOn: number;
  readonly today: string;
}

/** The days that one employee works in one week. */
export interface WorkedWeek {
  readonly worker: Worker;
  /** The first day of the week. */
  readonly start: string;
  readonly days: readonly WorkedDay[];
}

/**
 * Plans a number of entries on the latest working days of all employees, before the time that the workspace has already,
 * and on the projects to which they are assigned. @throws 422 if there are not enough working days
 */
export async function planTime(work: Work, entries: number): Promise<TimePlan> {
  const { today } = work;
  const { weekStartsOn } = work.workspace;
  const rule = await billingRule(work);
  if (entries === 0) return { entries, days: [], rule, weekStartsOn, today };
  const lastDay = await lastFreeDay(work);
  const days = workedDays(await loadWorkers(work, lastDay), lastDay, entries);
  return { entries, days, rule, weekStartsOn, today };
}

/** The latest day to fill: before today, and before the weeks that have time already. */
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

/** The planned days by week and employee, oldest week first. */
export function* workedWeeks({ days, weekStartsOn }: TimePlan): Generator<WorkedWeek> {
  let start: string | null = null;
  let byWorker = new Map<Worker, WorkedDay[]>();
  const ofWeek = () => [...byWorker].map(([worker, days]) => ({ worker, start: start!, days }));
  for (const day of days) {
    const itsWeek = weekStartOf(day.day, weekStartsOn);
    if (itsWeek !== start) {
      yield* ofWeek();
      start = itsWeek;
      byWorker = new Map();
    }
    const known = byWorker.get(day.worker);
    if (known) known.push(day);
    else byWorker.set(day.worker, [day]);
  }
  yield* ofWeek();
}
