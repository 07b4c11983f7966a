import { addDays } from "../../../engine/declare/index.ts";
import { fromContext, isOneOfKeys, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";
import { type WorkingTime, weekdaysOf } from "./working-time.ts";

/** The working time of an employee without public holidays, and the locations whose holidays apply. */
export interface WorkPattern extends Omit<WorkingTime, "publicHolidays"> {
  readonly locationIds: readonly string[];
}

/** What an employee's pattern follows from. */
export interface PatternRow extends Values {
  readonly id: string;
  readonly start_date: string;
  readonly termination_date: string | null;
  readonly is_withdrawn: boolean;
  readonly weekly_hours_capacity: number;
  readonly working_days: number[] | null;
  readonly location_ids: string[];
  /** The weekdays of the locations, in the order of their ids. */
  readonly location_weekdays: (number[] | null)[];
}

/** Selects a row for each of the employees; `beside` are further columns of theirs, each preceded by a comma. */
export const selectPatterns = (employeeIds: readonly string[], beside: Sql = raw("")): Sql =>
  sql`select e.id, e.start_date, e.termination_date,
      e.archived_at is not null and e.termination_date is null as is_withdrawn,
      e.weekly_hours_capacity, e.working_days,
      coalesce(l.ids, '{}') as location_ids, coalesce(l.weekdays, '[]') as location_weekdays${beside}
    from employees e
    left join lateral (
      select array_agg(at.id order by at.id) as ids, jsonb_agg(to_jsonb(at.working_days) order by at.id) as weekdays
      from employee_work_locations of
      join work_locations at on at.workspace_id = of.workspace_id and at.id = of.work_location_id
      where of.workspace_id = e.workspace_id and of.employee_id = e.id
    ) l on true
    where e.workspace_id = ${fromContext("workspace")} and ${isOneOfKeys(sql`e.id`, employeeIds)}
    order by e.id`;

/** Loads the patterns of employees by id, in one statement. Employees that do not exist are left out. */
export async function loadWorkPatterns(
  work: ReadOnlyWork,
  employeeIds: readonly string[],
): Promise<Map<string, WorkPattern>> {
  const employees = await work.rows<PatternRow>(selectPatterns(employeeIds));
  return new Map(employees.map((employee) => [employee.id, patternOf(employee, work.workspace.workingDays)]));
}

/** The pattern of one employee; `workspace` are the days on which it works, as ISO weekdays. */
export const patternOf = (employee: PatternRow, workspace: readonly number[]): WorkPattern => ({
  employeeId: employee.id,
  firstDay: employee.start_date,
  // Somebody who was archived before the first day was never employed.
  lastDay: employee.is_withdrawn ? addDays(employee.start_date, -1) : employee.termination_date,
  weekdays: weekdaysOf({
    employee: employee.working_days,
    locations: employee.location_weekdays,
    workspace,
  }),
  weeklyHours: employee.weekly_hours_capacity,
  locationIds: employee.location_ids,
});
