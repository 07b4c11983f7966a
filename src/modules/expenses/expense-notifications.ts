import { notification } from "../../engine/declare/index.ts";
import {
  amountIn,
  dayIn,
  detailOf,
  didBy,
  personIn,
  textIn,
} from "../../platform/notifications/event-values.ts";
import { deciderOf, personOf } from "../employees/index.ts";

const DECIDED: Readonly<Record<string, string>> = {
  approve: "approved",
  reject: "rejected",
  reimburse: "reimbursed",
};

const amountOf = (event: Parameters<typeof textIn>[0]): string =>
  amountIn(event, { amount: "amount", currency: "currency" });

/** Expenses are submitted, and they are decided. */
export const expenseNotifications = [
  notification({
    name: "expense-to-decide",
    title: "Expenses to decide",
    description: "Somebody you manage submitted an expense.",
    resource: "expenses",
    events: ["submit"],
    employees: deciderOf("expenses", "manage-expenses"),
    include: "employee[first_name|last_name]",
    words: (event) => ({
      title: `${personIn(event, "employee")} submitted an expense`,
      detail: detailOf(textIn(event, "description"), amountOf(event), dayIn(event, "date")),
    }),
    decisions: ["approve", "reject"],
  }),
  notification({
    name: "expense-decided",
    title: "Decisions on your expenses",
    description: "Your expense was approved, rejected or reimbursed.",
    resource: "expenses",
    events: ["approve", "reject", "reimburse"],
    employees: personOf("expenses"),
    words: (event) => ({
      title: didBy(event.by, `${DECIDED[event.name]} your expense`),
      detail: detailOf(textIn(event, "description"), amountOf(event), textIn(event, "status_explanation")),
    }),
    delivery: "mail",
  }),
];
