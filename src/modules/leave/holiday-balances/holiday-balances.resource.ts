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

/** A figure as it is on the day `as_of`. */
const figure = (description: string) => field.decimal(4).derived().describe(description);
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
    .storedElsewhere(shownInitialBalance)
    .describe(
      "What it opens with besides days carried over. Null returns to the default: the grant of an upfront policy, else 0.",
    ),
  written_initial: field.decimal(2, { min: -366, max: 366 }).storedIn("initial_balance").hidden(),
  entitlement: field
    .decimal(2, { min: 0, max: 366 })
    .workedOut("the policy's, by seniority and the share of the week worked")
    .describe("Days of a full year."),
  accrues_from: field
    .date()
    .workedOut("its first day, or that of the employment if later")
    .describe("In the leave year."),
  carry_over_max_days: field.decimal(4, { min: 0 }).describe("Null: all. From the policy when it opens."),
  carry_over_expires_on: field
    .date()
    .describe("Last valid day of days carried over; null: never. From the policy when it opens."),
  adjustments: adjustmentsOf(),
  year_start: derivedDay("First day of the leave year."),
  year_end: derivedDay("Last day of the leave year."),
  as_of: derivedDay("The day of the figures: today, within the leave year."),
  carried_over: figure("From the leave year before."),
  accrued: figure("Credited so far."),
  adjusted: figure("Of adjustments so far."),
  taken: figure("Approved days so far.").notNull(),
  booked: figure("Approved days still to come in the leave year.").notNull(),
  pending: figure("Days of pending requests in the leave year.").notNull(),
  lapsed: figure("Days carried over that were not used in time."),
  ledger_balance: figure("What the account holds on the day."),
  balance: figure("What is left once every approved day of the leave year is taken."),
  available: figure("What can still be asked for."),
  deleted_at: field.dateTime().managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "holiday-balances": typeof fields;
  }
}

/** The accounts of leave: one for each employee, policy and leave year. */
export const holidayBalances = resource("holiday-balances", {
  description:
    "Accounts of leave: one for each employee, policy and leave year. Figures follow from the policy, the requests and the employment as they are now.",
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
