import { initialRecords } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";

const RULES = {
  description: null,
  is_default: false,
  is_paid: true,
  accrual_timing: null,
  annual_days: null,
  seniority_levels: [],
  prorate_part_time: true,
  prorate: true,
  rounding_step: "0.01",
  max_balance_days: null,
  year_start_month: 1,
  carry_over_max_days: "0.0000",
  carry_over_expires_after_months: null,
  negative_limit_days: "0.0000",
  day_count: "working_days",
  allow_half_days: true,
  allow_hours: false,
  min_notice_days: 0,
  waiting_period_days: 0,
  max_consecutive_days: null,
  requires_approval: true,
  contract_types: null,
  auto_assign: true,
} as const;

/** The leave policies that every workspace starts with. */
export const initialPolicies = initialRecords("holiday-policies", {
  inWords: ["name"],
  records: (say) => [
    {
      ...RULES,
      name: say(message`Vacation`),
      leave_type: "vacation",
      is_default: true,
      color: "#16a34a",
      accrual_method: "upfront",
      annual_days: "20.00",
      carry_over_max_days: "5.0000",
      carry_over_expires_after_months: 3,
    },
    {
      ...RULES,
      name: say(message`Sick leave`),
      leave_type: "sick",
      color: "#dc2626",
      accrual_method: "unlimited",
      requires_approval: false,
    },
    {
      ...RULES,
      name: say(message`Unpaid leave`),
      leave_type: "unpaid",
      color: "#64748b",
      accrual_method: "unlimited",
      is_paid: false,
    },
  ],
});
