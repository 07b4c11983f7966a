import { byField, field, resource, scoped, toOne } from "../../../engine/declare/index.ts";
import { salaryHooks } from "./salary-writes.ts";

const fields = {
  employee_id: field.reference("employees").required().immutable().onDelete("cascade"),
  amount: field
    .positive(999_999_999)
    .counts("money")
    .inCurrency("currency")
    .required()
    .describe("The amount per hour or month, depending on the type."),
  type: field.choice("hourly", "monthly").required(),
  currency: field
    .currency()
    .default(({ baseCurrency }: { baseCurrency: string }) => baseCurrency, "the workspace's base currency"),
  start_date: field.date().required().describe("The first day on which the salary applies."),
  end_date: field
    .date()
    .onOrAfter("start_date")
    .describe("The last day on which the salary applies; null if open-ended."),
  notes: field.text(),
  is_demo: field.boolean().managed().default(false),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "salary-history": typeof fields;
  }
}

/** The salaries of employees by period. */
export const salaryHistory = resource("salary-history", {
  description: "The salaries of employees by period. The periods of an employee cannot overlap.",
  singular: "salary",
  plural: "salaries",
  label: "start_date",
  policy: scoped(["manage-salaries"], { write: ["manage-salaries"] }),
  examples: {
    create: { amount: 5000, type: "monthly", start_date: "2026-08-01" },
    change: { notes: "After the yearly review." },
  },
  fields,
  relationships: { employee: toOne("employees", "employee_id") },
  filters: {
    employee_id: byField,
    type: byField,
    currency: byField,
    start_date: byField,
    end_date: byField,
    amount: byField,
    is_demo: byField,
  },
  sort: ["start_date", "end_date", "amount", "id"],
  defaultSort: "-start_date",
  hooks: salaryHooks,
});
