import { booleanKind, byField, field, filterOf, open, resource } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { CONTRACT_TYPES } from "../../organization/index.ts";
import { LEAVE_TYPES } from "../leave-types.ts";
import { archivePolicy, restorePolicy } from "./policy-actions.ts";
import { hasWrittenRows } from "./policy-use.ts";
import { policyHooks } from "./policy-writes.ts";
import { seniorityLevels } from "./seniority-levels.ts";

const CONTRACT_TYPE_NAMES = CONTRACT_TYPES.map(({ name }) => name);

const fields = {
  name: field.string({ caseInsensitive: true }).required().unique(),
  description: field.text(),
  leave_type: field
    .choice(...LEAVE_TYPES)
    .default("vacation")
    .describe("The type of leave in reports."),
  is_paid: field.boolean().default(true),
  is_default: field
    .boolean()
    .default(false)
    .describe("Exactly one policy is the default: the first one, until it is set on another."),
  color: field.color(),
  accrual_method: field
    .choice("upfront", "daily", "monthly", "quarterly", "unlimited")
    .required()
    .describe(
      "upfront: granted on the first day; unlimited: no balance is tracked. Cannot be changed once in use.",
    ),
  accrual_timing: field
    .choice("period_start", "period_end")
    .describe(
      "When the accrual of a month or quarter is credited; default: period_end. Cannot be changed once in use.",
    ),
  annual_days: field
    .decimal(2, { min: 0, max: 366 })
    .counts("days")
    .describe("The days for a full year at full-time hours; null for unlimited policies."),
  seniority_levels: seniorityLevels().describe(
    "Extra days by years of employment. The highest level reached on the first day of the leave year is added to annual_days.",
  ),
  prorate_part_time: field
    .boolean()
    .default(true)
    .describe(
      "Whether the entitlement is prorated by the share of the workspace's weekdays that the employee works.",
    ),
  prorate: field
    .boolean()
    .default(true)
    .describe(
      "Whether the entitlement of joiners and leavers is prorated by the days employed. Cannot be changed once in use.",
    ),
  rounding_step: field
    .decimalChoice(2, 0.01, 0.25, 0.5, 1)
    .counts("days")
    .default("0.01")
    .describe("The step to which cumulative grants are rounded. Cannot be changed once in use."),
  max_balance_days: field
    .decimal(4, { above: 0 })
    .counts("days")
    .describe(
      "The cap above which accrual is forfeited; null: no cap. For daily, monthly and quarterly accrual.",
    ),
  year_start_month: field
    .integerBetween(1, 12)
    .default(1)
    .describe("The month in which the leave year of twelve months starts. Cannot be changed once in use."),
  carry_over_max_days: field
    .decimal(4, { min: 0 })
    .counts("days")
    .default("0.0000")
    .orNull()
    .describe(
      "The maximum number of days carried over; null: no limit. Copied to each balance when it opens.",
    ),
  carry_over_expires_after_months: field
    .integerBetween(1, 12)
    .counts("months")
    .describe(
      "The number of months after the start of the leave year after which days carried over expire; null: never.",
    ),
  negative_limit_days: field
    .decimal(4, { min: 0 })
    .counts("days")
    .default("0.0000")
    .describe("The number of days by which a request may overdraw the balance."),
  day_count: field
    .choice("working_days", "calendar_days")
    .default("working_days")
    .describe("calendar_days also counts weekends and public holidays. Cannot be changed once in use."),
  allow_half_days: field.boolean().default(true),
  allow_hours: field.boolean().default(false),
  min_notice_days: field.integerBetween(0, 365).counts("days").default(0),
  waiting_period_days: field
    .integerBetween(0, 365)
    .counts("days")
    .default(0)
    .describe("The number of days after the first day of employment before leave may start."),
  max_consecutive_days: field
    .decimal(4, { above: 0 })
    .counts("days")
    .describe("The maximum number of days of one request."),
  requires_approval: field
    .boolean()
    .default(true)
    .describe("If false, requests are approved when they are created."),
  contract_types: field
    .namesOf(() => CONTRACT_TYPE_NAMES)
    .describe("The conditions for eligibility; null: everybody is eligible."),
  auto_assign: field.boolean().default(true).describe("Whether balances are opened automatically."),
  archived_at: field
    .dateTime()
    .managed()
    .describe("Whether the policy is archived. An archived policy gets no new balances or requests."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "holiday-policies": typeof fields;
  }
}

/** Leave policies: types of leave with their rules for granting, counting and approving. */
export const holidayPolicies = resource("holiday-policies", {
  description: "Types of leave, each with its rules for granting, counting and approving.",
  policy: open({ write: ["manage-leave"] }),
  tracksUse: true,
  alsoUsedWhen: hasWrittenRows,
  examples: {
    create: { name: "Study leave", accrual_method: "upfront", annual_days: 5 },
    change: { description: "Leave for exams." },
  },
  fields,
  filters: {
    leave_type: byField,
    accrual_method: byField,
    is_default: byField,
    is_paid: byField,
    auto_assign: byField,
    archived: filterOf(booleanKind, {
      nullable: false,
      expression: (alias) => sql`(${column(alias, "archived_at")} is not null)`,
    }),
    archived_at: byField,
  },
  search: ["name", "description"],
  sort: ["id", "name", "created_at"],
  defaultSort: "name",
  hooks: policyHooks,
  actions: { archive: archivePolicy, restore: restorePolicy },
});
