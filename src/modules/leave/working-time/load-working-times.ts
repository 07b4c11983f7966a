import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import type { LeaveDay } from "./leave-taken.ts";
import { loadPublicHolidays } from "./load-public-holidays.ts";
import { loadWorkPatterns } from "./load-work-patterns.ts";
import type { WorkingTime } from "./working-time.ts";

/**
 * Loads the working times of employees by id, with the public holidays of a period, in two statements however many there
 * are. Employees that do not exist are left out.
 */
export async function loadWorkingTimes(
  work: ReadOnlyWork,
  employeeIds: readonly string[],
  period: Period,
): Promise<Map<string, WorkingTime>> {
  const holidaysAt = await loadPublicHolidays(work, period);
  const patterns = await loadWorkPatterns(work, employeeIds);
  return new Map(
    [...patterns].map(([id, { locationIds, ...pattern }]) => [
      id,
      { ...pattern, publicHolidays: holidaysAt(locationIds) },
    ]),
  );
}

/** Loads the dates of approved leave of employees in a period, by employee id, oldest first, in one statement. */
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
  return grouped(days, ({ employee_id }) => employee_id);
}
