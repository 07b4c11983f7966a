import type { JsonSchema } from "../../../engine/declare/index.ts";
import {
  count,
  links,
  listOf,
  moment,
  object,
  text,
  textOrNull,
} from "../../../platform/figures/response-shapes.ts";
import { ROW_STATUSES } from "./weekly-rows.ts";

const percentOrNull: JsonSchema = { type: ["number", "null"] };
const momentOrNull: JsonSchema = { type: ["string", "null"], format: "date-time" };
const status: JsonSchema = { type: "string", enum: [...ROW_STATUSES] };

const minutes = {
  expected_minutes: count,
  worked_minutes: count,
  missing_minutes: count,
  overtime_minutes: count,
};

/** The schema of `data` of the weekly approval report. */
export const weeklyApprovalResponse = listOf(
  object({
    week_start: moment,
    week_end: moment,
    totals: object({
      employees: count,
      ...Object.fromEntries(ROW_STATUSES.map((name) => [name, count])),
      missing_hours: count,
      submission_rate: percentOrNull,
      approval_rate: percentOrNull,
      ...minutes,
    }),
    employees: listOf(
      object({
        employee_id: text,
        name: text,
        manager_employee_id: textOrNull,
        timesheet_submission_id: textOrNull,
        status,
        ...minutes,
        is_missing_hours: { type: "boolean" },
        submitted_at: momentOrNull,
        decided_at: momentOrNull,
        links: links("timesheets"),
      }),
    ),
  }),
);
