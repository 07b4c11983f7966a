import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";

/** A public holiday that applies to one employee. */
export type NamedHoliday = {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly name: string;
  readonly is_half_day: boolean;
};

/** The public holidays of an employee in a period by date: general ones and those of the employee's locations. */
export const loadHolidaysOf = (
  work: Work,
  employeeId: string,
  { from, to }: Period,
): Promise<NamedHoliday[]> =>
  work.rows(sql`select p.date, p.name, p.is_half_day from public_holidays p
    where p.workspace_id = ${fromContext("workspace")} and p.date between ${from}::date and ${to}::date
      and (not exists (select from public_holiday_work_locations l
          where l.workspace_id = p.workspace_id and l.public_holiday_id = p.id)
        or exists (select from public_holiday_work_locations l
          join employee_work_locations w on w.workspace_id = l.workspace_id and w.work_location_id = l.work_location_id
          where l.workspace_id = p.workspace_id and l.public_holiday_id = p.id and w.employee_id = ${employeeId}))
    order by p.date, fold(p.name), p.id`);

/** The leave on one date. Callers who cannot see the request learn only that the employee is away. */
export type LeaveOfDay = {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly holiday_id: string | null;
  readonly policy: string | null;
  readonly leave_type: string | null;
  readonly status: "pending" | "approved";
  readonly morning: boolean;
  readonly afternoon: boolean;
  /** The minutes of hourly leave, which has no slots; otherwise null. */
  readonly minutes: number | null;
};

/**
 * The dates of an employee's pending and approved requests in a period, oldest first.
 * @param isSeen a condition over `h` for requests that the caller can see; of others only approved ones are returned,
 *   without their type
 */
export const loadLeaveOf = (
  work: Work,
  employeeId: string,
  { from, to }: Period,
  isSeen: Sql,
): Promise<LeaveOfDay[]> =>
  work.rows(sql`select d.date, case when ${isSeen} then h.id end as holiday_id,
      case when ${isSeen} then p.name end as policy, case when ${isSeen} then p.leave_type end as leave_type,
      h.status, d.morning, d.afternoon, d.minutes
    from holiday_days d
    join holidays h on h.workspace_id = d.workspace_id and h.id = d.holiday_id
    join holiday_policies p on p.workspace_id = h.workspace_id and p.id = h.holiday_policy_id
    where d.workspace_id = ${fromContext("workspace")} and d.employee_id = ${employeeId}
      and d.date between ${from}::date and ${to}::date
      and (h.status = 'approved' or (h.status = 'pending' and ${isSeen}))
    order by d.date, d.holiday_id`);
