import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, RecordChanges, Values, Work } from "../../../engine/work/index.ts";
import { weekStartOf } from "../week.ts";
import type { ApprovalStatus } from "./entry-lock.ts";

/** A week that exists as a record. */
export interface OpenedWeek extends Values {
  readonly id: string;
  readonly status: "draft" | "submitted" | "approved" | "rejected";
  readonly week_start: string;
}

/** The approval status of the entries of a week. */
export const approvalOf = (week: Pick<OpenedWeek, "status"> | null): ApprovalStatus =>
  week === null || week.status === "draft" ? "open" : week.status;

/** The week of an employee with a date in it; null if it does not exist. */
export const openedWeek = (
  work: ReadOnlyWork,
  employeeId: string,
  date: string,
): Promise<OpenedWeek | null> =>
  work.row<OpenedWeek>(sql`select s.id, s.status, s.week_start from timesheet_submissions s
    where s.workspace_id = ${fromContext("workspace")} and s.employee_id = ${employeeId}
      and s.week_start = ${weekStartOf(date, work.workspace.weekStartsOn)}::date`);

/** The fields that an entry copies from its week. */
export const fromWeek = (week: OpenedWeek | null): RecordChanges<"timesheets"> => ({
  timesheet_submission_id: week?.id ?? null,
  approval_status: approvalOf(week),
});

/** Notes in the journal that the figures of weeks change. Call it before their entries are written. */
export const noteWeeks = (work: Work, ids: readonly (string | null | undefined)[]): Promise<void> =>
  work.journal.touch(
    "timesheet-submissions",
    ids.filter((id) => id !== null && id !== undefined),
  );
