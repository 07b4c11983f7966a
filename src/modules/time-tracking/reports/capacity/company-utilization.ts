import Fraction from "fraction.js";
import { fromContext, sql } from "../../../../engine/sql/index.ts";
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
import { isForBilling } from "../../../projects/index.ts";
import type { TrackedMinutes } from "./capacity.ts";

/** What everybody together could work in a period, and what they tracked, in exact minutes. */
export interface Utilization extends TrackedMinutes {
  readonly capacity: Fraction;
}

/**
 * The totals of `employee-capacity` for everybody in periods that follow each other, the newest first: only the
 * figures of utilization, in five statements and without figures of each employee.
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

/** Entries of the same project are added up before the project is asked whether it bills time. */
async function trackedIn(work: Work, periods: readonly Period[]): Promise<Map<number, TrackedMinutes>> {
  const [from, to] = [periods.at(-1)!.from, periods[0]!.to];
  const indexOf = periods.reduce(
    (cases, { from: first }, index) => sql`${cases} when t.date >= ${first}::date then ${index}::integer`,
    sql``,
  );
  const rows = await work.rows<{ index: number; worked: string; billable: string }>(sql`with alike as (
      select case ${indexOf} end as index, t.workspace_id, t.project_id, t.is_billable,
        sum(t.worked_minutes) as worked
      from timesheets t
      join employees e on e.workspace_id = ${fromContext("workspace")} and e.id = t.employee_id
      where t.workspace_id = ${fromContext("workspace")} and t.date between ${from}::date and ${to}::date
        and t.worked_minutes is not null and t.date >= e.start_date
        and (e.termination_date is null or t.date <= e.termination_date)
        and (e.archived_at is null or e.termination_date is not null)
      group by 1, t.workspace_id, t.project_id, t.is_billable)
    select alike.index, sum(alike.worked) as worked,
      coalesce(sum(alike.worked) filter (where ${isForBilling("alike")}), 0) as billable
    from alike group by alike.index`);
  return new Map(
    rows.map(({ index, worked, billable }) => [
      index,
      { worked: Number(worked), billable: Number(billable) },
    ]),
  );
}
