import Fraction from "fraction.js";
import { fromContext, type Sql, sql } from "../../../../engine/sql/index.ts";
import type { Work } from "../../../../engine/work/index.ts";
import type { Period } from "../../../../platform/figures/calendar-intervals.ts";
import {
  dayMinutes,
  type LeaveDay,
  leaveTakenIn,
  loadApprovedLeave,
  loadWorkingTimes,
  type WorkingTime,
  workableSlotsIn,
} from "../../../leave/index.ts";
import { isForBilling, type StoredMinutes, storedMinutes } from "../../../projects/index.ts";
import type { TrackedMinutes } from "./capacity.ts";

/** What everybody together could work in a period, and what they tracked, in exact minutes. */
export interface Utilization extends TrackedMinutes {
  readonly capacity: Fraction;
}

/**
 * The totals of `employee-capacity` for everybody in calendar months that follow each other, the newest first: only the
 * figures of utilization, in six statements and without figures of each employee.
 * @returns null if nothing was tracked in any of them
 */
export async function companyUtilization(
  work: Work,
  periods: readonly Period[],
): Promise<Utilization[] | null> {
  const whole = { from: periods.at(-1)!.from, to: periods[0]!.to };
  const tracked = await trackedIn(work, periods);
  if (tracked.size === 0) return null;
  const rows = await work.rows<{ id: string }>(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.start_date <= ${whole.to}::date
      and (e.termination_date is null or e.termination_date >= ${whole.from}::date)
      and (e.archived_at is null or e.termination_date is not null)`);
  const ids = rows.map(({ id }) => id);
  const times = [...(await loadWorkingTimes(work, ids, whole)).values()];
  const leave = await loadApprovedLeave(work, ids, whole);
  return periods.map((period, index) => ({
    capacity: capacityIn(times, leave, period),
    ...(tracked.get(index) ?? { worked: 0, billable: 0 }),
  }));
}

/** Days of the same length are counted together, because exact fractions of each employee would take long. */
function capacityIn(
  times: readonly WorkingTime[],
  leave: ReadonlyMap<string, readonly LeaveDay[]>,
  period: Period,
): Fraction {
  const slotsOf = new Map<string, { readonly time: WorkingTime; slots: number }>();
  let hourly = new Fraction(0);
  for (const time of times) {
    if (time.weeklyHours === 0) continue;
    const days = leave.get(time.employeeId);
    const taken = days ? leaveTakenIn(time, days, period) : null;
    const key = `${time.weeklyHours}/${time.weekdays.length}`;
    const known = slotsOf.get(key) ?? { time, slots: 0 };
    known.slots += workableSlotsIn(time, period) - (taken?.slots ?? 0);
    slotsOf.set(key, known);
    if (taken) hourly = hourly.add(taken.minutes);
  }
  const minutes = [...slotsOf.values()].map(({ time, slots }) => dayMinutes(time).mul(slots).div(2));
  return minutes.reduce((sum, part) => sum.add(part), new Fraction(0)).sub(hourly);
}

/** What was tracked while people were employed, by the place of the month; nothing for one without any. */
async function trackedIn(work: Work, months: readonly Period[]): Promise<Map<number, TrackedMinutes>> {
  const whole = { from: months.at(-1)!.from, to: months[0]!.to };
  const stored = await storedMinutes(work, whole);
  const rows = await work.rows<TrackedRow>(stored ? ofSums(stored) : ofEntries(whole));
  return new Map(
    rows.map(({ month, worked, billable }) => [
      months.findIndex(({ from }) => from === month),
      { worked: Number(worked), billable: Number(billable) },
    ]),
  );
}

type TrackedRow = { readonly month: string; readonly worked: string; readonly billable: string };

const isCounted = sql`(e.archived_at is null or e.termination_date is not null)`;

/** Months in which somebody has entries from before or after the employment are read entry by entry. */
const ofSums = ({ tables }: StoredMinutes): Sql => sql`with ${tables},
    months as (
      select alike.employee_id, alike.month, sum(alike.worked) as worked,
        coalesce(sum(alike.worked) filter (where alike.for_billing), 0) as billable,
        min(alike.first) as first, max(alike.last) as last
      from alike group by 1, 2),
    employed as (
      select m.*, e.start_date, e.termination_date,
        m.first >= e.start_date and (e.termination_date is null or m.last <= e.termination_date) as is_whole
      from months m join employees e on e.workspace_id = ${fromContext("workspace")} and e.id = m.employee_id
      where ${isCounted}),
    parts as (
      select e.month, e.worked, e.billable from employed e where e.is_whole
      union all
      select e.month, t.worked_minutes, case when ${isForBilling("t")} then t.worked_minutes else 0 end
      from employed e join timesheets t on t.workspace_id = ${fromContext("workspace")} and t.employee_id = e.employee_id
        and t.date >= greatest(e.month, e.start_date)
        and t.date <= least((e.month + interval '1 month')::date - 1, e.termination_date)
      where not e.is_whole and t.worked_minutes is not null)
  select parts.month, sum(parts.worked) as worked, sum(parts.billable) as billable from parts group by parts.month`;

/** Entries of the same project are added up before the project is asked whether it bills time. */
const ofEntries = ({ from, to }: Period): Sql => sql`with alike as (
    select date_trunc('month', t.date::timestamp)::date as month, t.workspace_id, t.project_id, t.is_billable,
      sum(t.worked_minutes) as worked
    from timesheets t
    join employees e on e.workspace_id = ${fromContext("workspace")} and e.id = t.employee_id
    where t.workspace_id = ${fromContext("workspace")} and t.date between ${from}::date and ${to}::date
      and t.worked_minutes is not null and t.date >= e.start_date
      and (e.termination_date is null or t.date <= e.termination_date) and ${isCounted}
    group by 1, t.workspace_id, t.project_id, t.is_billable)
  select alike.month, sum(alike.worked) as worked,
    coalesce(sum(alike.worked) filter (where ${isForBilling("alike")}), 0) as billable
  from alike group by alike.month`;
