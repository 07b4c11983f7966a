import { EXAMPLE_ULID, field, own, resource, toOne } from "../../../engine/declare/index.ts";
import { column } from "../../../engine/sql/index.ts";
import { isCallers, isLive, isOfReports } from "../../employees/index.ts";
import { FREQUENCIES } from "../benefits/benefit-terms.ts";
import { benefitCosts } from "../costs/benefit-costs.ts";
import { nextChargeDate } from "./charges-in-sql.ts";
import { end } from "./end.ts";
import { enrolmentFilters } from "./enrolment-filters.ts";
import { ENROLMENT_STATUSES, enrolmentStatus } from "./enrolment-status.ts";
import { enrolmentHooks } from "./enrolment-writes.ts";

const fields = {
  employee_id: field.reference("employees").required().immutable().selectable(isLive),
  benefit_id: field
    .reference("benefits")
    .required()
    .immutable()
    .selectable((alias) => column(alias, "is_active")),
  start_date: field
    .date()
    .required()
    .describe("The first day, on which the benefit is charged for the first time."),
  end_date: field
    .date()
    .onOrAfter("start_date")
    .describe("The last day; null if open-ended. Default: the last day of employment, if it is known."),
  frequency: field
    .choice(...FREQUENCIES)
    .managed()
    .notNull()
    .describe("That of the benefit when the enrolment was created."),
  currency: field
    .currency()
    .managed()
    .notNull()
    .describe("That of the benefit when the enrolment was created."),
  employer_cost: field
    .money({ min: 0 })
    .inCurrency("currency")
    .computedDefault("that of the benefit")
    .gate("view-benefits")
    .describe("The company's part of each charge."),
  employee_cost: field
    .money({ min: 0 })
    .inCurrency("currency")
    .computedDefault("that of the benefit")
    .describe("The employee's part of each charge."),
  notes: field.text().gate("view-benefits"),
  status: field
    .choice(...ENROLMENT_STATUSES)
    .computed(enrolmentStatus)
    .notNull(),
  next_charge_date: field
    .date()
    .computed(nextChargeDate)
    .describe("The first charge from today on; null if there is none."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "employee-benefits": typeof fields;
  }
}

/** Enrolments: which employee has which benefit, from when until when, at what cost. */
export const employeeBenefits = resource("employee-benefits", {
  description:
    "Enrolments of employees in benefits. Each is charged on its first day and every month, quarter or year after it through its last day; a day that a month lacks becomes the last of the month. Charges are not prorated.",
  singular: "employee benefit",
  label: "start_date",
  policy: own(
    {
      permissions: ["view-benefits"],
      rows: { ...isCallers("employee_id"), ...isOfReports("employee_id") },
    },
    { write: ["manage-benefits"] },
  ),
  examples: {
    create: { employee_id: EXAMPLE_ULID, benefit_id: EXAMPLE_ULID, start_date: "2026-08-01" },
    change: { end_date: "2026-12-31" },
  },
  fields,
  relationships: { employee: toOne("employees", "employee_id"), benefit: toOne("benefits", "benefit_id") },
  filters: enrolmentFilters,
  sort: ["start_date", "end_date", "id", "created_at"],
  defaultSort: "-start_date",
  hooks: enrolmentHooks,
  actions: { end },
  getters: { "benefit-costs": benefitCosts },
});
