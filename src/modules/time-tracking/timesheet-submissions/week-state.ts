import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import {
  type ApiError,
  forbidden,
  message,
  type RecordChanges,
  type StoredRecord,
  said,
  type Work,
} from "../../../engine/work/index.ts";
import { MANAGE_TIME } from "../time-sight.ts";
import { approvalOf, type OpenedWeek } from "../timesheets/entry-week.ts";
import { weekFrom } from "../week.ts";
import { billableMinutesOf, expectedMinutesOf, workedMinutes } from "./week-figures.ts";

type WeekState = RecordChanges<"timesheet-submissions"> & Pick<OpenedWeek, "status">;

/** Stores the new state of a week, and the approval status of its entries. */
async function storeState(
  work: Work,
  week: Readonly<StoredRecord<"timesheet-submissions">>,
  values: WeekState,
): Promise<void> {
  const id = week.id;
  const entries = await work.rows<{ id: string }>(sql`select t.id from timesheets t
    where t.workspace_id = ${fromContext("workspace")} and t.timesheet_submission_id = ${id} order by t.id for update`);
  await work.update("timesheet-submissions", id, values);
  const approval_status = approvalOf(values);
  if (approval_status === approvalOf(week)) return;
  await work.updateAll(
    "timesheets",
    entries.map((entry) => entry.id),
    { approval_status },
  );
}

/** The message that refuses to submit a week; null if it can be submitted. */
export async function submissionObstacle(
  work: Work,
  week: Readonly<StoredRecord<"timesheet-submissions">>,
): Promise<Text | null> {
  if (week.status !== "draft" && week.status !== "rejected")
    return message`The submission is already ${said(week.status)}.`;
  if (week.week_start > work.today) return "The week has not begun.";
  const { from, to } = weekFrom(week.week_start);
  const timer = await work.row(sql`select 1 from timesheets t
    where t.workspace_id = ${fromContext("workspace")} and t.employee_id = ${week.employee_id}
      and t.date between ${from}::date and ${to}::date and t.worked_minutes is null`);
  return timer ? "A timer is running in this week." : null;
}

/** Submits a week: freezes its figures and locks its entries. */
export async function submitWeek(
  work: Work,
  week: Readonly<StoredRecord<"timesheet-submissions">>,
  comment: string | null,
): Promise<void> {
  const figures = await work.row(sql`select ${workedMinutes("s")} as frozen_worked_minutes,
      ${billableMinutesOf("s")} as frozen_billable_minutes, ${expectedMinutesOf("s")} as frozen_expected_minutes
    from timesheet_submissions s where s.workspace_id = ${fromContext("workspace")} and s.id = ${week.id}`);
  await storeState(work, week, {
    ...figures,
    status: "submitted",
    submitted_at: work.now,
    decided_at: null,
    decided_by_employee_id: null,
    ...(comment === null || comment === undefined ? {} : { comment }),
  });
}

const LIVE: RecordChanges<"timesheet-submissions"> = {
  frozen_worked_minutes: null,
  frozen_billable_minutes: null,
  frozen_expected_minutes: null,
};

/** Approves or rejects a submitted week. The figures of a rejected week are no longer frozen. */
export function decideWeek(
  work: Work,
  week: Readonly<StoredRecord<"timesheet-submissions">>,
  status: "approved" | "rejected",
  explanation: string | null,
): Promise<void> {
  return storeState(work, week, {
    ...(status === "rejected" ? LIVE : {}),
    status,
    status_explanation: explanation ?? null,
    decided_at: work.now,
    decided_by_employee_id: work.actor.employeeId,
  });
}

/** Reopens a submitted or approved week. */
export function reopenWeek(
  work: Work,
  week: Readonly<StoredRecord<"timesheet-submissions">>,
  explanation: string | null,
): Promise<void> {
  return storeState(work, week, {
    ...LIVE,
    status: "draft",
    status_explanation: explanation ?? null,
    submitted_at: null,
    decided_at: null,
    decided_by_employee_id: null,
  });
}

/**
 * Prevents callers from deciding on their own week, unless they hold manage-timesheets and have no manager.
 * @returns a 403, or null if the caller may decide
 */
export async function refusalOfOwnDecision(
  work: Work,
  { employee_id }: Readonly<StoredRecord<"timesheet-submissions">>,
): Promise<ApiError | null> {
  const { employeeId } = work.actor;
  if (employeeId === null || employee_id !== employeeId) return null;
  const mayDecideOwn =
    holds(work.actor, MANAGE_TIME) &&
    (await work.row(sql`select 1 from employees e where e.workspace_id = ${fromContext("workspace")}
      and e.id = ${employeeId} and e.manager_employee_id is null`)) !== null;
  return mayDecideOwn ? null : forbidden();
}
