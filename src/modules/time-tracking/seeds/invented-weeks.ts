import { addDays } from "../../../engine/declare/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { expectedMinutes } from "../../leave/index.ts";
import type { ApprovalStatus } from "../timesheets/entry-lock.ts";
import { weekFrom } from "../week.ts";
import type { Worker } from "./load-workers.ts";

/** An invented week by the columns of its table. Unless it is frozen, its figures are null. */
export type InventedWeek = {
  readonly id: string;
  readonly employee_id: string;
  readonly week_start: string;
  readonly status: "draft" | Exclude<ApprovalStatus, "open">;
  readonly frozen_worked_minutes: number | null;
  readonly frozen_billable_minutes: number | null;
  readonly frozen_expected_minutes: number | null;
  readonly submitted_at: string | null;
  readonly decided_at: string | null;
  readonly decided_by_employee_id: string | null;
};

/** The minutes of a week's entries. */
export interface WeekMinutes {
  worked: number;
  billable: number;
}

/** The approval status that the entries of a week have. */
export const approvalOf = (week: InventedWeek | null): ApprovalStatus =>
  week === null || week.status === "draft" ? "open" : week.status;

/**
 * Invents the submission of a past week: most weeks are approved, a few rejected, and some of the latest not submitted
 * yet (null). `today` is after the week.
 */
export function inventWeek(
  {
    id,
    worker,
    start,
    minutes,
    today,
  }: { id: string; worker: Worker; start: string; minutes: WeekMinutes; today: string },
  random: SeededRandom,
): InventedWeek | null {
  const isLatest = start >= addDays(today, -13);
  const status = random.weighted<InventedWeek["status"] | null>(
    isLatest
      ? [
          ["submitted", 60],
          ["approved", 20],
          ["draft", 5],
          [null, 15],
        ]
      : [
          ["approved", 93],
          ["submitted", 3],
          ["rejected", 2],
          ["draft", 1],
          [null, 1],
        ],
  );
  if (status === null) return null;
  const isFrozen = status === "submitted" || status === "approved";
  const isDecided = status === "approved" || status === "rejected";
  const over = addDays(start, 7);
  return {
    id,
    employee_id: worker.id,
    week_start: start,
    status,
    frozen_worked_minutes: isFrozen ? minutes.worked : null,
    frozen_billable_minutes: isFrozen ? minutes.billable : null,
    frozen_expected_minutes: isFrozen ? expectedMinutes(worker.time, worker.leave, weekFrom(start)) : null,
    submitted_at: status === "draft" ? null : `${addDays(over, -1)}T16:30:00Z`,
    decided_at: isDecided ? `${addDays(over, -1)}T18:00:00Z` : null,
    decided_by_employee_id: isDecided ? worker.managerId : null,
  };
}
