import { EXAMPLE_ULID, field, resource, toOne } from "../../../engine/declare/index.ts";
import { countedInGroups } from "../../../platform/grouping/counted-in-groups.ts";
import { isLive } from "../../employees/index.ts";
import { cancelRequests } from "./cancel.ts";
import { approveRequests, rejectRequests } from "./decide.ts";
import { holidayRequestPolicy } from "./holidays.policy.ts";
import { exportRequests } from "./request-export.ts";
import { daysByYear, quarterHours } from "./request-fields.ts";
import { requestFilters } from "./request-filters.ts";
import { requestHooks } from "./request-writes.ts";
import { PERIODS } from "./requested-dates.ts";
import { teamCalendar } from "./team-calendar.ts";

const day = () => field.date({ min: "2000-01-01", max: "2101-12-31" });

const fields = {
  employee_id: field.reference("employees").immutable().notNull().describe("Default: the caller."),
  holiday_policy_id: field.reference("holiday-policies").notNull().describe("Default: the default policy."),
  start_date: day().required(),
  end_date: day().required().onOrAfter("start_date").describe("At most 366 days after the start."),
  start_period: field
    .choice(...PERIODS)
    .default("morning")
    .describe("If afternoon, the first day is a half day."),
  end_period: field
    .choice(...PERIODS)
    .default("afternoon")
    .describe("If morning, the last day is a half day."),
  minutes: quarterHours().describe(
    "The minutes of hourly leave, which is on a single date and has no periods.",
  ),
  reason: field.text(),
  substitute_employee_id: field
    .reference("employees")
    .selectable(isLive)
    .describe("The employee who substitutes."),
  status: field.choice("pending", "approved", "rejected", "cancelled").managed().default("pending"),
  status_explanation: field.text({ max: 1000 }).managed().describe("The explanation of the last decision."),
  days: field
    .decimal(4, { min: 0, max: 367 })
    .counts("days")
    .managed()
    .notNull()
    .describe("The counted days."),
  days_by_year: daysByYear().describe("The counted days by leave year, which add up to days."),
  decided_by_employee_id: field
    .reference("employees")
    .managed()
    .describe("Null if the request was decided automatically."),
  decided_at: field.dateTime().managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    holidays: typeof fields;
  }
}

/** Leave requests. */
export const holidays = resource("holidays", {
  description: "Leave requests of employees.",
  singular: "holiday request",
  plural: "holiday requests",
  label: "start_date",
  policy: holidayRequestPolicy,
  examples: {
    create: { employee_id: EXAMPLE_ULID, start_date: "2026-12-21", end_date: "2026-12-23" },
    change: { reason: "Family visit" },
  },
  fields,
  relationships: {
    employee: toOne("employees", "employee_id"),
    holidayPolicy: toOne("holiday-policies", "holiday_policy_id"),
    substitute: toOne("employees", "substitute_employee_id"),
    decidedBy: toOne("employees", "decided_by_employee_id"),
  },
  filters: requestFilters,
  sort: ["id", "start_date", "end_date", "created_at", "status", "days"],
  defaultSort: "-start_date",
  variants: {
    group: countedInGroups({
      resource: "holidays",
      table: "holidays",
      title: "Leave requests in groups",
      description: "Leave requests grouped by status, leave policy or employee: how many they are.",
      by: ["status", "holiday_policy_id", "employee_id"],
    }),
  },
  search: ["employee.first_name", "employee.last_name", "holidayPolicy.name"],
  hooks: requestHooks,
  actions: { approve: approveRequests, reject: rejectRequests, cancel: cancelRequests },
  fileActions: { export: exportRequests },
  getters: { "team-calendar": teamCalendar },
});
