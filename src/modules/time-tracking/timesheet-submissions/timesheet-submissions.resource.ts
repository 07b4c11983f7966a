import {
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  field,
  resource,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { callersEmployee, decidableFilter } from "../../employees/index.ts";
import { MANAGE_TIME, timePolicy } from "../time-sight.ts";
import { ofManager } from "../timesheets/entry-filters.ts";
import { approve, reject, reopen, submit, submitByDate } from "./week-actions.ts";
import {
  billableMinutesOf,
  expectedMinutesOf,
  missingMinutes,
  overtimeMinutes,
  workedMinutes,
} from "./week-figures.ts";
import { weekHooks } from "./week-writes.ts";
import { weeklyApprovalReport } from "./weekly-approval-report.ts";

const fields = {
  employee_id: field.reference("employees").default(callersEmployee, "the caller's own").immutable(),
  week_start: field
    .date()
    .required()
    .immutable()
    .unique({ within: ["employee_id"] })
    .describe("The first day of the week, which must be the workspace's first weekday."),
  week_end: field
    .date()
    .computed((alias) => sql`(${column(alias, "week_start")} + 6)`)
    .notNull(),
  status: field.choice("draft", "submitted", "approved", "rejected").managed().default("draft"),
  comment: field
    .text()
    .describe("A comment for the approver. It cannot be changed while the week is approved."),
  status_explanation: field
    .string({ max: 1_000, multiline: true })
    .managed()
    .describe("The explanation of the last decision."),
  worked_minutes: field.integer().counts("minutes").computed(workedMinutes).notNull(),
  billable_minutes: field.integer().counts("minutes").computed(billableMinutesOf).notNull(),
  expected_minutes: field.integer().counts("minutes").computed(expectedMinutesOf).notNull(),
  missing_minutes: field.integer().counts("minutes").computed(missingMinutes).notNull(),
  overtime_minutes: field.integer().counts("minutes").computed(overtimeMinutes).notNull(),
  submitted_at: field.dateTime().managed(),
  decided_at: field.dateTime().managed(),
  decided_by_employee_id: field.reference("employees").managed(),
  frozen_worked_minutes: field.integer().hidden(),
  frozen_billable_minutes: field.integer().hidden(),
  frozen_expected_minutes: field.integer().hidden(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "timesheet-submissions": typeof fields;
  }
}

/** One employee's week, submitted for approval. */
export const timesheetSubmissions = resource("timesheet-submissions", {
  description: "Weeks of employees, submitted for approval.",
  policy: timePolicy(),
  label: "id",
  examples: {
    create: { employee_id: EXAMPLE_ULID, week_start: "2026-06-01" },
    change: { comment: "No time on Friday because I was ill." },
  },
  fields,
  relationships: {
    employee: toOne("employees", "employee_id"),
    decidedBy: toOne("employees", "decided_by_employee_id"),
  },
  filters: {
    id: byFieldAnyOf,
    employee_id: byFieldAnyOf,
    status: byFieldAnyOf,
    week_start: byField,
    manager_employee_id: ofManager,
    decidable: decidableFilter({ permission: MANAGE_TIME, waiting: "submitted" }),
    submitted_at: byField,
    decided_at: byField,
    created_at: byField,
    updated_at: byField,
  },
  sort: ["week_start", "id", "submitted_at", "decided_at", "status", "created_at"],
  defaultSort: "-week_start",
  search: ["employee.first_name", "employee.last_name"],
  hooks: weekHooks,
  actions: { submit, approve, reject, reopen },
  standaloneActions: { submit: submitByDate },
  getters: { "weekly-approval-report": weeklyApprovalReport },
});
