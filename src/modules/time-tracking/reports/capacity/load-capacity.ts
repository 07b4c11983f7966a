import { holds, type Operand, valuesOf } from "../../../../engine/declare/index.ts";
import { and, fromContext, relatedRows, type Sql, sql } from "../../../../engine/sql/index.ts";
import type { Work } from "../../../../engine/work/index.ts";
import type { Period } from "../../../../platform/figures/calendar-intervals.ts";
import { departmentOf, isOfCallersPeople } from "../../../employees/index.ts";
import { loadApprovedLeave, loadWorkingTimes } from "../../../leave/index.ts";
import { isForBilling } from "../../../projects/index.ts";
import type { CapacityFacts, PlannedWork, TrackedMinutes } from "./capacity.ts";

export type CapacityEmployee = {
  readonly id: string;
  readonly name: string;
  readonly weekly_hours_capacity: number;
};

/** Whose capacity is requested: those of whom each given parameter holds. */
export interface RequestedPeople {
  readonly employee_id: Operand<string> | undefined;
  readonly position_id: Operand<string> | undefined;
  readonly level_id: Operand<string> | undefined;
  readonly direction_id: Operand<number> | undefined;
  readonly department_id: Operand<string> | undefined;
  readonly manager_employee_id: Operand<string> | undefined;
  readonly project_id: Operand<string> | undefined;
}

/**
 * The employees who are employed on some day of the period and match the condition over `e` and the parameters, by name.
 * Callers see themselves and their reports; with view-reports-time, everybody.
 */
export function loadEmployees(
  work: Work,
  matching: Sql,
  requested: RequestedPeople,
  { from, to }: Period,
): Promise<CapacityEmployee[]> {
  const seesAll = holds(work.actor, "view-reports-time");
  return work.rows<CapacityEmployee>(sql`select e.id, e.first_name || ' ' || e.last_name as name, e.weekly_hours_capacity
    from employees e
    where ${and([
      matching,
      ...(seesAll ? [] : [relatedRows(isOfCallersPeople("id"), work.actor)("e")]),
      sql`e.start_date <= ${to}::date and (e.termination_date is null or e.termination_date >= ${from}::date)`,
      // Somebody who was archived before the first day was never employed.
      sql`e.archived_at is null or e.termination_date is not null`,
      ...requestedEmployees(requested, { from, to }),
    ])}
    order by fold(e.first_name || ' ' || e.last_name), e.id`);
}

function requestedEmployees(requested: RequestedPeople, { from, to }: Period): Sql[] {
  const conditions: Sql[] = [];
  const limit = (name: keyof RequestedPeople, condition: (values: readonly unknown[]) => Sql): void => {
    const values = requested[name];
    if (values) conditions.push(condition(valuesOf<string | number>(values)));
  };
  limit("employee_id", (ids) => sql`e.id = any(${ids}::text[])`);
  limit("position_id", (ids) => sql`e.position_id = any(${ids}::text[])`);
  limit("level_id", (ids) => sql`e.level_id = any(${ids}::text[])`);
  limit("direction_id", (ids) => sql`e.direction_id = any(${ids}::integer[])`);
  limit("department_id", (ids) => sql`${departmentOf("e")} = any(${ids}::text[])`);
  limit("manager_employee_id", (ids) => sql`e.manager_employee_id = any(${ids}::text[])`);
  limit(
    "project_id",
    (ids) => sql`exists (select 1 from project_assignments a
      where a.workspace_id = e.workspace_id and a.employee_id = e.id and a.project_id = any(${ids}::text[])
        and a.starts_at <= ${to}::date and (a.ends_at is null or a.ends_at >= ${from}::date))`,
  );
  return conditions;
}

/** Loads the data for the capacity of employees in a period, by id, in four statements however many there are. */
export async function loadCapacityFacts(
  work: Work,
  ids: readonly string[],
  period: Period,
): Promise<Map<string, CapacityFacts>> {
  const times = await loadWorkingTimes(work, ids, period);
  const leave = await loadApprovedLeave(work, ids, period);
  const planned = await loadPlannedWork(work, ids, period);
  return new Map(
    [...times].map(([id, time]) => [
      id,
      { time, leave: leave.get(id) ?? [], planned: planned.get(id) ?? [] },
    ]),
  );
}

async function loadPlannedWork(
  work: Work,
  ids: readonly string[],
  { from, to }: Period,
): Promise<Map<string, PlannedWork[]>> {
  const rows = await work.rows<{
    employee_id: string;
    starts_at: string;
    ends_at: string | null;
    weekly_hours_capacity: string;
  }>(sql`select a.employee_id, a.starts_at, a.ends_at, a.weekly_hours_capacity
    from project_assignments a
    where a.workspace_id = ${fromContext("workspace")} and a.employee_id = any(${ids}::text[])
      and a.weekly_hours_capacity is not null
      and a.starts_at <= ${to}::date and (a.ends_at is null or a.ends_at >= ${from}::date)
    order by a.starts_at, a.id`);
  const planned = new Map<string, PlannedWork[]>();
  for (const { employee_id, starts_at, ends_at, weekly_hours_capacity } of rows) {
    const known = planned.get(employee_id) ?? [];
    known.push({ from: starts_at, to: ends_at, weeklyHours: weekly_hours_capacity });
    planned.set(employee_id, known);
  }
  return planned;
}

export const NOTHING_TRACKED: TrackedMinutes = { worked: 0, billable: 0 };

/**
 * Loads the recorded minutes of employees in several periods, which must not overlap, in one statement. Returns a function
 * for the minutes of one employee in one period, by its index.
 */
export async function loadTrackedMinutes(
  work: Work,
  ids: readonly string[],
  periods: readonly Period[],
): Promise<(id: string, index: number) => TrackedMinutes> {
  const rows = await work.rows<{ employee_id: string; index: number; worked: string; billable: string }>(sql`
    select t.employee_id, p.index::integer as index, sum(t.worked_minutes) as worked,
      coalesce(sum(t.worked_minutes) filter (where ${isForBilling("t")}), 0) as billable
    from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[])
      with ordinality as p(first_day, last_day, index)
    join timesheets t on t.date between p.first_day and p.last_day
    join employees e on e.workspace_id = t.workspace_id and e.id = t.employee_id
    where t.workspace_id = ${fromContext("workspace")} and t.employee_id = any(${ids}::text[])
      and t.worked_minutes is not null
      and t.date >= e.start_date and (e.termination_date is null or t.date <= e.termination_date)
    group by 1, 2`);
  const tracked = new Map(
    rows.map(({ employee_id, index, worked, billable }) => [
      `${employee_id} ${index - 1}`,
      { worked: Number(worked), billable: Number(billable) },
    ]),
  );
  return (id, index) => tracked.get(`${id} ${index}`) ?? NOTHING_TRACKED;
}
