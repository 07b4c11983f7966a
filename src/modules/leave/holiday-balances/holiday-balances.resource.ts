import { byField, byFieldAnyOf, field, own, resource, toOne } from "../../../engine/declare/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { isCallers, isOfReports } from "../../employees/index.ts";
import { adjust } from "./adjust.ts";
import { adjustmentsOf } from "./adjustments.ts";
import { asOf } from "./as-of.ts";
import { balanceHooks } from "./balance-writes.ts";
import { deriveFigures } from "./derived-figures.ts";
import { shownInitialBalance } from "./initial-balance.ts";
import { reapplyPolicy } from "./reapply-policy.ts";
import { restoreBalance } from "./restore-balance.ts";

/** A figure on the day `as_of`. */
const figure = (description: string) => field.decimal(4).counts("days").derived().describe(description);
const derivedDay = (description: string) => field.date().derived().notNull().describe(description);

const fields = {
  employee_id: field.reference("employees").required().immutable().asPart(),
  holiday_policy_id: field
    .reference("holiday-policies")
    .required()
    .immutable()
    .selectable(isUnarchived)
    .asPart(),
  year: field
    .integerBetween(2000, 2100)
    .required()
    .immutable()
    .describe("The calendar year in which the leave year starts."),
  initial_balance: field
    .decimal(2, { min: -366, max: 366 })
    .counts("days")
    .storedElsewhere(shownInitialBalance)
    .describe(
      "The opening balance without days carried over. Null restores the default: the grant of an upfront policy, otherwise 0.",
    ),
  written_initial: field.decimal(2, { min: -366, max: 366 }).storedIn("initial_balance").hidden(),
  entitlement: field
    .decimal(2, { min: 0, max: 366 })
    .counts("days")
    .computedDefault("the policy's, by seniority and the share of the week worked")
    .describe("The entitlement in days for a full year."),
  accrues_from: field
    .date()
    .computedDefault("its first day, or that of the employment if later")
    .describe("The first day on which leave accrues, in the leave year."),
  carry_over_max_days: field
    .decimal(4, { min: 0 })
    .counts("days")
    .describe(
      "The maximum number of days carried over; null: no limit. Copied from the policy when the balance opens.",
    ),
  carry_over_expires_on: field
    .date()
    .describe(
      "The last day on which days carried over can be used; null: they do not expire. Copied from the policy when the balance opens.",
    ),
  adjustments: adjustmentsOf(),
  year_start: derivedDay("The first day of the leave year."),
  year_end: derivedDay("The last day of the leave year."),
  as_of: derivedDay("The date of the figures: today, or the nearest day of the leave year."),
  carried_over: figure("Days carried over from the previous leave year."),
  accrued: figure("Days accrued so far."),
  adjusted: figure("The sum of the adjustments so far."),
  taken: figure("Approved days so far.").notNull(),
  booked: figure("Approved days still to come in the leave year.").notNull(),
  pending: figure("Days of pending requests in the leave year.").notNull(),
  lapsed: figure("Days carried over that have expired."),
  ledger_balance: figure("The balance on the date of the figures."),
  balance: figure("The balance after all approved days of the leave year."),
  available: figure("The days that can still be requested."),
  deleted_at: field.dateTime().managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "holiday-balances": typeof fields;
  }
}

/** Leave balances, one for each employee, policy and leave year. */
export const holidayBalances = resource("holiday-balances", {
  description:
    "Leave balances, one for each employee, policy and leave year. The figures are computed from the current policy, requests and employment.",
  label: "year",
  policy: own(
    { permissions: ["view-leave"], rows: { ...isCallers("employee_id"), ...isOfReports("employee_id") } },
    { write: ["manage-leave"] },
  ),
  softDeletes: true,
  derive: deriveFigures,
  examples: {
    create: { year: 2027 },
    change: { carry_over_max_days: 5 },
  },
  fields,
  relationships: {
    employee: toOne("employees", "employee_id"),
    holidayPolicy: toOne("holiday-policies", "holiday_policy_id"),
  },
  filters: {
    employee_id: byFieldAnyOf,
    holiday_policy_id: byFieldAnyOf,
    year: byField,
    deleted_at: byField,
  },
  search: ["employee.first_name", "employee.last_name"],
  sort: ["id", "year", "initial_balance", "created_at"],
  defaultSort: "-year",
  hooks: balanceHooks,
  actions: { adjust, "reapply-policy": reapplyPolicy, restore: restoreBalance },
  getters: { "as-of": asOf },
});
