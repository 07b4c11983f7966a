import { queryOptions } from "@tanstack/react-query";
import { callGetter } from "../../../api/records.ts";

/** The leave on one date: half days or hours. */
export interface LeaveOfDay {
  /** Null for people who may know only that somebody is away. */
  readonly policy: string | null;
  readonly status: "pending" | "approved";
  readonly morning: boolean;
  readonly afternoon: boolean;
  /** The minutes of hourly leave; otherwise null. */
  readonly minutes: number | null;
}

/** The expected working time of a day, and why it is reduced. */
export interface WorkingDay {
  readonly date: string;
  readonly is_employed: boolean;
  readonly is_working_day: boolean;
  readonly full_minutes: number;
  readonly public_holiday_minutes: number;
  readonly leave_minutes: number;
  readonly expected_minutes: number;
  readonly public_holidays: readonly { readonly name: string; readonly is_half_day: boolean }[];
  readonly leave: readonly LeaveOfDay[];
}

/** The working days of an employee in a period of at most a year: `GET /employees/getters/working-days`. */
export const workingDaysIn = (employeeId: string, from: string, to: string) =>
  queryOptions({
    queryKey: ["employees", "working-days", employeeId, from, to],
    queryFn: async (): Promise<readonly WorkingDay[]> => {
      const requested = { employee_id: employeeId, date: `${from},${to}` };
      const { data } = await callGetter<{ readonly days: readonly WorkingDay[] }>(
        "employees",
        "working-days",
        requested,
      );
      return data.days;
    },
    staleTime: 60_000,
  });
