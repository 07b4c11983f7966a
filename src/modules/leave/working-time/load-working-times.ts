import { addDays } from "../../../engine/declare/calendar.ts";
import type { Work } from "../../../engine/execute/work.ts";
import { fromContext, sql } from "../../../engine/query/sql.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import type { LeaveDay } from "./leave-taken.ts";
import { loadPublicHolidays } from "./load-public-holidays.ts";
import { type WorkingTime, weekdaysOf } from "./working-time.ts";

type EmployeeRow = {
  readonly id: string;
  readonly start_date: string;
  readonly termination_date: string | null;
  readonly is_withdrawn: boolean;
  readonly weekly_hours_capacity: number;
  readonly working_days: number[] | null;
  readonly location_ids: string[];
  /** Of the locations, in the order of their ids. */
  readonly location_weekdays: (number[] | null)[];
};

/**
 * The working times of a set of employees, by id, with the public holidays of a period: two statements, however many
 * they are. Employees that do not exist are left out.
 */
export async function loadWorkingTimes(
  work: Work,
  employeeIds: readonly string[],
  period: Period,
): Promise<Map<string, WorkingTime>> {
  const holidaysAt = await loadPublicHolidays(work, period);
  const employees = await work.rows<EmployeeRow>(sql`select e.id, e.start_date, e.termination_date,
      e.archived_at is not null and e.termination_date is null as is_withdrawn,
      e.weekly_hours_capacity, e.working_days,
      coalesce(l.ids, '{}') as location_ids, coalesce(l.weekdays, '[]') as location_weekdays
    from employees e
    left join lateral (
      select array_agg(at.id order by at.id) as ids, jsonb_agg(to_jsonb(at.working_days) order by at.id) as weekdays
      from employee_work_locations of
      join work_locations at on at.workspace_id = of.workspace_id and at.id = of.work_location_id
      where of.workspace_id = e.workspace_id and of.employee_id = e.id
    ) l on true
    where e.workspace_id = ${fromContext("workspace")} and e.id = any(${employeeIds}::text[])`);
  return new Map(
    employees.map((employee) => [
      employee.id,
      {
        employeeId: employee.id,
        firstDay: employee.start_date,
        // A hire who was archived before the first day never was employed.
        lastDay: employee.is_withdrawn ? addDays(employee.start_date, -1) : employee.termination_date,
        weekdays: weekdaysOf({
          employee: employee.working_days,
          locations: employee.location_weekdays,
          workspace: work.workspace.workingDays,
        }),
        weeklyHours: employee.weekly_hours_capacity,
        publicHolidays: holidaysAt(employee.location_ids),
      },
    ]),
  );
}

/** The dates of approved leave of a set of employees in a period, by employee, oldest first: one statement. */
export async function loadApprovedLeave(
  work: Work,
  employeeIds: readonly string[],
  { from, to }: Period,
): Promise<Map<string, LeaveDay[]>> {
  const days = await work.rows<
    LeaveDay & { employee_id: string }
  >(sql`select d.employee_id, d.date, d.morning,
      d.afternoon, d.minutes
    from holiday_days d
    join holidays h on h.workspace_id = d.workspace_id and h.id = d.holiday_id
    where d.workspace_id = ${fromContext("workspace")} and d.employee_id = any(${employeeIds}::text[])
      and d.date between ${from}::date and ${to}::date and h.status = 'approved'
    order by d.date, d.holiday_id`);
  const leave = new Map<string, LeaveDay[]>();
  for (const { employee_id, ...day } of days) {
    const known = leave.get(employee_id);
    if (known) known.push(day);
    else leave.set(employee_id, [day]);
  }
  return leave;
}
