import { EXAMPLE_ULID, field, resource, toOne } from "../../../engine/declare/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { callersEmployee } from "../../employees/index.ts";
import { entryValues, isRunning, RATE_SOURCES } from "../../projects/index.ts";
import { downloadReport } from "../reports/download/download-report.ts";
import { timeInGroups } from "../reports/grouped/time-in-groups.ts";
import { timeReport } from "../reports/grouped/time-report.ts";
import { timePolicy } from "../time-sight.ts";
import { currentTimer } from "../timers/current-timer.ts";
import { continueTimer, startTimer } from "../timers/start-timer.ts";
import { stopTimer } from "../timers/stop-timer.ts";
import { entryFilters } from "./entry-filters.ts";
import { APPROVAL_STATUSES, LOCK_REASONS } from "./entry-lock.ts";
import { isOpenTask } from "./entry-project.ts";
import { isLocked, lockedReason } from "./entry-state.ts";
import { entryHooks } from "./entry-writes.ts";

const PRICES = ["view-payroll", "view-project-financials"] as const;

const fields = {
  employee_id: field.reference("employees").default(callersEmployee, "the caller's own").immutable(),
  project_id: field
    .reference("projects")
    .selectable(isUnarchived)
    .describe("Default: the project of the task. Time without a project is internal."),
  task_id: field.reference("tasks").selectable(isOpenTask),
  date: field
    .date()
    .computedDefault("the local date of `started_at`")
    .describe("Required without started_at."),
  worked_minutes: field
    .integer({ min: 0, max: 1440 })
    .counts("minutes")
    .describe("Required without started_at, otherwise computed; null while the timer is running."),
  started_at: field.dateTime().describe("Without ended_at, the entry is a running timer."),
  ended_at: field.dateTime().prohibitedWithout("started_at"),
  timezone: field.timezone().managed().notNull().describe("The time zone of the date."),
  description: field.text({ max: 2_000 }),
  is_billable: field
    .boolean()
    .computedDefault("the task's, else true")
    .describe("Always false without a project, and on projects and tasks that are not billable."),
  billable_minutes: field
    .integer()
    .counts("minutes")
    .computed(entryValues.billableMinutes)
    .describe("The minutes to bill, rounded by the workspace's rule."),
  approval_status: field
    .choice(...APPROVAL_STATUSES)
    .managed()
    .default("open"),
  billing_status: field
    .choice("non_billable", "covered", "unbilled", "drafted", "billed")
    .computed(entryValues.billingStatus)
    .notNull(),
  is_running: field.boolean().computed(isRunning).notNull(),
  is_locked: field.boolean().computed(isLocked).notNull(),
  locked_reason: field.choice(...LOCK_REASONS).computed(lockedReason),
  was_auto_stopped: field.boolean().managed().default(false),
  timesheet_submission_id: field.reference("timesheet-submissions").managed().onDelete("nullify"),
  invoice_line_id: field.reference("invoice-lines").managed(),
  billed_rate: field
    .money()
    .inCurrency("currency")
    .computed(entryValues.billedRate)
    .quiet()
    .gate("prices")
    .describe("The billed rate per hour; null if there is none."),
  currency: field.currency().computed(entryValues.currency).gate("prices"),
  billed_amount: field
    .money()
    .inCurrency("currency")
    .computed(entryValues.billedAmount)
    .quiet()
    .gate("prices")
    .describe(
      "The billable minutes at billed_rate; null without a rate (see billed_amount_reason) or while running.",
    ),
  billed_amount_reason: field
    .text()
    .computed(entryValues.billedAmountReason)
    .quiet()
    .gate("prices")
    .describe("The reason why a recorded entry has no billed_rate and no billed_amount; otherwise null."),
  rate_source: field
    .choice(...RATE_SOURCES)
    .computed(entryValues.rateSource)
    .quiet()
    .gate("prices"),
  cost_rate: field
    .decimal(4)
    .counts("money")
    .computed(entryValues.costRate)
    .quiet()
    .gate("costs")
    .describe("The internal cost per hour, in the base currency."),
  cost_amount: field
    .money()
    .computed(entryValues.costAmount)
    .quiet()
    .gate("costs")
    .describe(
      "The worked minutes at cost_rate; null without a cost rate (see cost_amount_reason) or while running.",
    ),
  cost_amount_reason: field
    .text()
    .computed(entryValues.costAmountReason)
    .quiet()
    .gate("costs")
    .describe("The reason why a recorded entry has no cost_rate and no cost_amount; otherwise null."),
  invoiced_as: field.choice("drafted", "billed").hidden(),
  frozen_billable_minutes: field.integer().hidden(),
  frozen_billed_rate: field.money().hidden(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    timesheets: typeof fields;
  }
}

/** Time entries, and running timers. */
export const timesheets = resource("timesheets", {
  description: "Time worked by an employee on a date, and running timers.",
  policy: timePolicy({
    prices: { read: { permissions: PRICES }, write: [], query: null },
    costs: { read: { permissions: ["view-payroll"] }, write: [], query: null },
  }),
  singular: "timesheet",
  label: "id",
  responseMeta: {
    stopped_timesheet_id: {
      type: ["string", "null"],
      description: "The timer that was stopped when this one started; null if none was running.",
    },
  },
  examples: {
    create: {
      employee_id: EXAMPLE_ULID,
      date: "2026-07-13",
      worked_minutes: 90,
      description: "Reviewed the proposal.",
    },
    change: { description: "Reviewed and corrected the proposal." },
  },
  fields,
  relationships: {
    employee: toOne("employees", "employee_id"),
    project: toOne("projects", "project_id"),
    task: toOne("tasks", "task_id"),
    submission: toOne("timesheet-submissions", "timesheet_submission_id"),
  },
  filters: entryFilters,
  sort: ["date", "id", "worked_minutes", "started_at", "created_at"],
  defaultSort: "-date",
  search: ["description"],
  hooks: entryHooks,
  actions: { "start-timesheet-timer": continueTimer, "stop-timesheet-timer": stopTimer },
  standaloneActions: { "start-timesheet-timer": startTimer },
  fileActions: { "download-report": downloadReport },
  getters: { "current-timer": currentTimer, "time-report": timeReport },
  variants: { group: timeInGroups },
});
