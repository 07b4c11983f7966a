import { notification } from "../../engine/declare/index.ts";
import { dayIn, detailOf, textIn } from "../../platform/notifications/event-values.ts";

const calledIn = (event: Parameters<typeof textIn>[0]): string => `Invoice ${textIn(event, "number")}`.trim();

/** Invoices are paid, and some are not in time. */
export const invoiceNotifications = [
  notification({
    name: "invoice-overdue",
    title: "Overdue invoices",
    description: "An invoice was not paid by its due date.",
    resource: "invoices",
    events: ["overdue"],
    holders: ["manage-invoices"],
    words: (event) => ({
      title: `${calledIn(event)} is overdue`,
      detail: detailOf(textIn(event, "client_name"), `due ${dayIn(event, "due_date")}`),
    }),
  }),
  notification({
    name: "invoice-paid",
    title: "Paid invoices",
    description: "An invoice was paid in full.",
    resource: "invoices",
    events: ["paid"],
    holders: ["manage-invoices"],
    words: (event) => ({ title: `${calledIn(event)} is paid`, detail: detailOf(textIn(event, "client_name")) }),
    delivery: "in_app",
  }),
];
