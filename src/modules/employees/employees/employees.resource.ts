import {
  EXAMPLE_ULID,
  field,
  inverse,
  inverseOne,
  joined,
  resource,
  toMany,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { phone } from "../../../platform/fields/company-fields.ts";
import { countedInGroups } from "../../../platform/grouping/counted-in-groups.ts";
import { customFieldValues, ownFieldsOf } from "../../custom-fields/index.ts";
import { hrAnalytics } from "../hr-analytics/hr-analytics.ts";
import { orgChart } from "../org-chart/org-chart.ts";
import { currentSalary } from "../salary-history/salary.ts";
import { invite } from "../users/invitations.ts";
import { archive } from "./archive.ts";
import { shownAvatar, uploadAvatar } from "./avatar.ts";
import {
  currentBilledRate,
  currentCostType,
  currentHourlyCost,
  currentMonthlyCost,
} from "./current-rates.ts";
import { exportEmployees } from "./employee-export.ts";
import { employeeFilters } from "./employee-filters.ts";
import { employeeImport } from "./employee-import.ts";
import { EMPLOYEE_STATUSES, isActive, isLive, statusOf, TERMINATION_REASONS } from "./employee-status.ts";
import { employeeHooks } from "./employee-writes.ts";
import { employeePolicy } from "./employees.policy.ts";
import { costRate } from "./internal-cost.ts";
import { restore } from "./restore.ts";

const address = () => field.textObject("city", "state", "street", "country", "zip_code");
const assignees = (table: string) =>
  field
    .references("employees", { table, owner: "employee_id", target: "assignee_id", ordered: true, max: 100 })
    .selectable(isLive)
    .gate("employment");

/** The description that all fields with a dated rate share. */
const APPLIES_FROM_TODAY =
  "A written value applies from today on, for a new employee from the beginning. Use `employee-rates` for a rate that starts on another day.";

const fields = {
  name: field
    .string()
    .computed((alias) => sql`${column(alias, "first_name")} || ' ' || ${column(alias, "last_name")}`)
    .notNull(),
  email: field.email().required().unique().describe("The work email, which is also that of the account."),
  first_name: field.string({ caseInsensitive: true }).required(),
  last_name: field.string({ caseInsensitive: true }).required(),
  start_date: field
    .date({ min: "1900-01-01", max: "2199-12-31" })
    .required()
    .describe("The first day of employment."),
  termination_date: field
    .date()
    .after("start_date")
    .gate("employment")
    .describe("The last day of employment, included."),
  termination_reason: field
    .choice(...TERMINATION_REASONS)
    .prohibitedWithout("termination_date")
    .gate("employment"),
  position_id: field.reference("positions"),
  direction_id: field.integerReference("directions"),
  manager_employee_id: field.reference("employees").selectable(isLive),
  level_id: field.reference("levels"),
  work_location_ids: field.references("work-locations", {
    table: "employee_work_locations",
    owner: "employee_id",
    target: "work_location_id",
    ordered: false,
    max: 20,
  }),
  tag_ids: field
    .references("tags", {
      table: "employee_tags",
      owner: "employee_id",
      target: "tag_id",
      ordered: false,
      max: 50,
    })
    .asLabel(),
  role_id: field
    .reference("roles")
    .computed(
      (alias) => sql`(select u.role_id from users u
        where u.workspace_id = ${column(alias, "workspace_id")} and u.employee_id = ${column(alias, "id")})`,
    )
    .describe("The role of the account, which is changed through users."),
  avatar: field.urlOrPath().shown(shownAvatar),
  avatar_name: field.string().managed(),
  default_signature_id: field
    .reference("documents")
    .gate("private")
    .describe("A specimen of the employee's own signature: a document of the type signature."),
  status: field
    .choice(...EMPLOYEE_STATUSES)
    .computed(statusOf)
    .usually("active", isActive)
    .notNull(),
  personal_email: field.email().gate("private"),
  general_information: field.text().gate("employment"),
  about: field.text(),
  sensitive_information: field.text().gate("sensitive"),
  quote: field.string({ max: 500, multiline: true }),
  phone: phone({ max: 255 }),
  birth_date: field.date().gate("private"),
  identity_card_number: field.string().gate("private"),
  personal_identification_number: field.string().gate("private"),
  address: address().gate("private"),
  company_address: address().gate("private"),
  timezone: field.timezone().default(({ timezone }: { timezone: string }) => timezone, "the workspace's"),
  invite_immediately: field.boolean().default(false).createOnly().writeOnly(),
  contract_type: field
    .choice("employment_contract", "internship", "b2b_unpaid_holidays", "b2b_paid_holidays")
    .gate("employment"),
  company_position: field.string().gate("private"),
  company_name: field.string().gate("private"),
  company_vat: field.string().gate("private"),
  company_identifier: field.string().gate("private"),
  contract_bank_name: field.string().gate("private"),
  contract_bank_swift: field.string().gate("private"),
  contract_bank_account: field.string().gate("private"),
  salary_type: field.choice("hourly", "monthly").storedElsewhere(currentSalary("type")).gate("salary"),
  salary_currency: field.currency().storedElsewhere(currentSalary("currency")).gate("salary"),
  salary: field
    .positive(999_999_999)
    .counts("money")
    .inCurrency("salary_currency")
    .storedElsewhere(currentSalary("amount"))
    .gate("salary"),
  weekly_hours_capacity: field
    .integerBetween(0, 168)
    .counts("hours")
    .default(
      ({ fullTimeWeeklyHours }: { fullTimeWeeklyHours: number }) => fullTimeWeeklyHours,
      "the workspace's full-time week",
    )
    .gate("employment")
    .describe(
      `The weekly hours; 0 if all time is overtime. While a monthly internal cost applies, a change affects the hourly cost. ${APPLIES_FROM_TODAY}`,
    ),
  working_days: field
    .integerSet({ min: 1, max: 7 })
    .gate("employment")
    .describe("ISO weekdays, 1 is Monday. If empty, those of the work location apply."),
  initial_vacation_balance: field.positive().counts("days").gate("employment").describe("Days."),
  technical_evaluation_assignees: assignees("employee_technical_assignees"),
  salary_evaluation_assignees: assignees("employee_salary_assignees"),
  billed_rate: field
    .positive()
    .counts("money")
    .storedElsewhere(currentBilledRate)
    .gate("cost")
    .describe(`The current rate per hour, in the workspace's currency. ${APPLIES_FROM_TODAY}`),
  internal_cost_type: field
    .choice("hourly", "monthly")
    .storedElsewhere(currentCostType)
    .gate("cost")
    .describe(`The type of the current internal cost. ${APPLIES_FROM_TODAY}`),
  internal_cost_hourly_rate: costRate()
    .storedElsewhere(currentHourlyCost)
    .gate("cost")
    .describe(
      `The current internal cost per hour. For a monthly cost it is computed, and null while the weekly hours are 0. ${APPLIES_FROM_TODAY}`,
    ),
  internal_cost_monthly_rate: field
    .money({ min: 0 })
    .storedElsewhere(currentMonthlyCost)
    .requiredWhen("internal_cost_type", "monthly")
    .implies("internal_cost_type", "monthly")
    .gate("cost")
    .describe(`The current internal cost per month. ${APPLIES_FROM_TODAY}`),
  position_code: field.string({ max: 50 }),
  gender: field.string().gate("private"),
  custom_fields: customFieldValues("employees").gate("private"),
  archived_at: field.dateTime().managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    employees: typeof fields;
  }
}

/** Employees with their profile, contract, position and reporting line. */
export const employees = resource("employees", {
  description: "Employees with their profile, contract, position and reporting line. Each has one account.",
  policy: employeePolicy,
  examples: {
    create: {
      email: "ana.pop@example.com",
      first_name: "Ana",
      last_name: "Pop",
      start_date: "2026-08-03",
      position_id: EXAMPLE_ULID,
      weekly_hours_capacity: 40,
    },
    change: { weekly_hours_capacity: 32 },
  },
  fields,
  relationships: {
    user: inverseOne("users", "employee_id"),
    manager: toOne("employees", "manager_employee_id"),
    archiver: joined(
      "one",
      "employees",
      (source, target) => sql`${column(target, "id")} = ${column(source, "archiver_employee_id")}`,
    ),
    managedEmployees: inverse("employees", "manager_employee_id"),
    contractType: joined(
      "one",
      "contract-types",
      (source, target) => sql`${column(target, "name")} = ${column(source, "contract_type")}`,
      { gate: "employment" },
    ),
    position: toOne("positions", "position_id"),
    level: toOne("levels", "level_id"),
    direction: toOne("directions", "direction_id"),
    workLocations: toMany("work-locations", "work_location_ids"),
    tags: toMany("tags", "tag_ids"),
    salaryHistory: inverse("salary-history", "employee_id", { gate: "salary", sort: "-start_date" }),
  },
  filters: employeeFilters,
  sort: ["id", "email", "first_name", "last_name", "status", "start_date", "termination_date"],
  variants: {
    group: countedInGroups({
      resource: "employees",
      table: "employees",
      title: "Employees in groups",
      description: "Employees grouped by position, level or manager: how many they are.",
      by: ["position_id", "level_id", "manager_employee_id"],
    }),
  },
  search: ["first_name", "last_name", "email", "position_code"],
  globalSearch: { detail: ["email"] },
  hooks: employeeHooks,
  ownFields: ownFieldsOf("employees", "private"),
  actions: { archive, restore, invite, "upload-avatar": uploadAvatar },
  standaloneActions: employeeImport.standaloneActions,
  getters: {
    export: exportEmployees,
    "hr-analytics": hrAnalytics,
    "org-chart": orgChart,
    ...employeeImport.getters,
  },
});
