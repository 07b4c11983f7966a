import { byField, byFieldAnyOf, field, open, resource } from "../../../engine/declare/index.ts";
import { assign } from "./assign.ts";
import { BENEFIT_CATEGORIES, CONTRACT_TYPE_NAMES, FREQUENCIES, offeredTo } from "./benefit-terms.ts";
import { benefitHooks } from "./benefit-writes.ts";

const fields = {
  name: field.string({ caseInsensitive: true }).required().unique(),
  description: field.text(),
  category: field.choice(...BENEFIT_CATEGORIES).required(),
  provider: field.string().describe("The insurer, the gym network and the like."),
  url: field.url(),
  frequency: field
    .choice(...FREQUENCIES)
    .required()
    .describe("How often the benefit is charged. A change does not affect existing enrolments."),
  employer_cost: field
    .money({ min: 0 })
    .inCurrency("currency")
    .default("0.00")
    .gate("view-benefits")
    .describe("The company's part of each charge. A change does not affect existing enrolments."),
  employee_cost: field
    .money({ min: 0 })
    .inCurrency("currency")
    .default("0.00")
    .describe("The employee's part of each charge, which is withheld from the salary."),
  currency: field
    .currency({ asChoice: true })
    .default(({ baseCurrency }: { baseCurrency: string }) => baseCurrency, "the workspace's")
    .describe("Cannot be changed once the benefit is used."),
  waiting_period_days: field
    .integerBetween(0, 3650)
    .counts("days")
    .default(0)
    .describe("The number of days after the first day of employment before the benefit may start."),
  eligible_contract_types: field
    .namesOf(() => CONTRACT_TYPE_NAMES)
    .default(() => [])
    .describe("The contract types that are eligible; if empty, everybody is, also without a contract type."),
  available_from: field.date().describe("The first day on which an enrolment may start."),
  available_until: field
    .date()
    .onOrAfter("available_from")
    .describe("The last day on which an enrolment may start."),
  is_active: field
    .boolean()
    .default(true)
    .describe("An inactive benefit gets no new enrolments; existing ones continue."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    benefits: typeof fields;
  }
}

/** The benefits that the company offers. */
export const benefits = resource("benefits", {
  description: "The benefits that the company offers, with the costs of each charge.",
  policy: open({ write: ["manage-benefits"] }),
  tracksUse: true,
  examples: {
    create: { name: "Gym membership", category: "wellness", frequency: "monthly", employer_cost: 20 },
    change: { description: "All gyms of the network." },
  },
  fields,
  filters: {
    name: byField,
    category: byFieldAnyOf,
    frequency: byFieldAnyOf,
    currency: byFieldAnyOf,
    is_active: byField,
    is_used: byField,
    provider: byField,
    available_from: byField,
    available_until: byField,
    employee_cost: byField,
    employer_cost: byField,
    eligible_contract_types: offeredTo,
  },
  search: ["name", "description", "provider"],
  globalSearch: { detail: ["provider"] },
  sort: ["name", "category", "employer_cost", "employee_cost", "id", "created_at"],
  defaultSort: "name",
  hooks: benefitHooks,
  actions: { assign },
});
