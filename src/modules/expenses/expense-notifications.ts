import { notification } from "../../engine/declare/index.ts";
import { type Message, message } from "../../engine/work/index.ts";
import { personIn, textIn } from "../../platform/notifications/event-values.ts";
import { byWhom, saidAmount, saidDay, saidDetail } from "../../platform/notifications/said-values.ts";
import { deciderOf, personOf } from "../employees/index.ts";

const DECIDED: Readonly<Record<string, (by: string | null) => Message>> = {
  approve: (by) =>
    byWhom(by, (by) => message`${by} approved your expense`, message`Your expense was approved`),
  reject: (by) =>
    byWhom(by, (by) => message`${by} rejected your expense`, message`Your expense was rejected`),
  reimburse: (by) =>
    byWhom(by, (by) => message`${by} reimbursed your expense`, message`Your expense was reimbursed`),
};

const amountOf = (event: Parameters<typeof textIn>[0]) =>
  saidAmount(event, { amount: "amount", currency: "currency" });

/** Expenses are submitted, and they are decided. */
export const expenseNotifications = [
  notification({
    name: "expense-to-decide",
    title: message`Expenses to decide`,
    description: message`Somebody you manage submitted an expense.`,
    resource: "expenses",
    events: ["submit"],
    employees: deciderOf("expenses", "manage-expenses"),
    include: "employee[first_name|last_name]",
    words: (event) => ({
      title: message`${personIn(event, "employee")} submitted an expense`,
      detail: saidDetail(textIn(event, "description"), amountOf(event), saidDay(event, "date")),
    }),
    decisions: ["approve", "reject"],
  }),
  notification({
    name: "expense-decided",
    title: message`Decisions on your expenses`,
    description: message`Your expense was approved, rejected or reimbursed.`,
    resource: "expenses",
    events: ["approve", "reject", "reimburse"],
    employees: personOf("expenses"),
    words: (event) => ({
      title: DECIDED[event.name]!(event.by),
      detail: saidDetail(textIn(event, "description"), amountOf(event), textIn(event, "status_explanation")),
    }),
    delivery: "mail",
  }),
];
