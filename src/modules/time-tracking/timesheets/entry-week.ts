import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, RecordChanges, Values, Work } from "../../../engine/work/index.ts";
import { weekStartOf } from "../week.ts";
import type { ApprovalStatus } from "./entry-lock.ts";

/** A week that was opened to be submitted. */
export interface OpenedWeek extends Values {
  readonly id: string;
  readonly status: "draft" | "submitted" | "approved" | "rejected";
  readonly week_start: string;
}

/** What the entries of a week show of its state. */
export const approvalOf = (week: Pick<OpenedWeek, "status"> | null): ApprovalStatus =>
  week === null || week.status === "draft" ? "open" : week.status;

/** The week of an employee in which a date lies; null when it has not been opened. */
export const openedWeek = (
  work: ReadOnlyWork,
  employeeId: string,
  date: string,
): Promise<OpenedWeek | null> =>
  work.row<OpenedWeek>(sql`select s.id, s.status, s.week_start from timesheet_submissions s
    where s.workspace_id = ${fromContext("workspace")} and s.employee_id = ${employeeId}
      and s.week_start = ${weekStartOf(date, work.workspace.weekStartsOn)}::date`);

/** What an entry takes over from its week. */
export const fromWeek = (week: OpenedWeek | null): RecordChanges<"timesheets"> => ({
  timesheet_submission_id: week?.id ?? null,
  approval_status: approvalOf(week),
});

/** Live figures of weeks change with their entries: to be called before these are written. */
export const noteWeeks = (work: Work, ids: readonly (string | null | undefined)[]): Promise<void> =>
  work.journal.touch(
    "timesheet-submissions",
    ids.filter((id) => id !== null && id !== undefined),
  );
