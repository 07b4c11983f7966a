import { callGetter, type Query } from "../../api/records.ts";

export type WeekStatus = "not_submitted" | "draft" | "submitted" | "approved" | "rejected";

/** A week of an employee in the report. */
export interface PersonWeek {
  readonly employee_id: string;
  readonly name: string;
  readonly manager_employee_id: string | null;
  readonly timesheet_submission_id: string | null;
  readonly status: WeekStatus;
  readonly expected_minutes: number;
  readonly worked_minutes: number;
  readonly missing_minutes: number;
  readonly overtime_minutes: number;
  readonly is_missing_hours: boolean;
}

export interface WeekTotals {
  readonly employees: number;
  readonly not_submitted: number;
  readonly draft: number;
  readonly submitted: number;
  readonly approved: number;
  readonly rejected: number;
  readonly missing_hours: number;
  readonly submission_rate: number | null;
  readonly approval_rate: number | null;
}

export interface ReportedWeek {
  readonly week_start: string;
  readonly week_end: string;
  readonly totals: WeekTotals;
  readonly employees: readonly PersonWeek[];
}

export interface PageMeta {
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
}

/** The query of the weekly report. */
export const weeklyReport = (query: Query): Promise<{ data: readonly ReportedWeek[]; meta?: PageMeta }> =>
  callGetter<readonly ReportedWeek[]>("timesheet-submissions", "weekly-approval-report", query);
