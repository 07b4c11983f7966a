import { notification } from "../../engine/declare/index.ts";
import { fromContext, ident, sql } from "../../engine/sql/index.ts";
import { dayIn, detailOf, textIn } from "../../platform/notifications/event-values.ts";

/** An invoice that became overdue within so many days is news. */
const NEWS_DAYS = 14;

type Event = Parameters<typeof textIn>[0];

const calledIn = (event: Event): string => `Invoice ${textIn(event, "number")}`.trim();

const isOverdue = (event: Event) => ({
  title: `${calledIn(event)} is overdue`,
  detail: detailOf(textIn(event, "client_name"), `due ${dayIn(event, "due_date")}`),
});

const isPaid = (event: Event) => ({
  title: `${calledIn(event)} is paid`,
  detail: detailOf(textIn(event, "client_name")),
});

/** Invoices are paid, and some are not in time. */
export const invoiceNotifications = [
  notification({
    name: "invoice-overdue",
    title: "Overdue invoices",
    description: "An invoice was not paid by its due date.",
    resource: "invoices",
    events: ["overdue"],
    // What was overdue long before it was reported, such as an imported invoice, is not news.
    when: (
      entry,
    ) => sql`exists (select from invoices late where late.workspace_id = ${fromContext("workspace")}
      and late.id = ${ident(entry)}.resource_id and late.due_date >= ${fromContext("today")}::date - ${NEWS_DAYS}::integer)`,
    holders: ["manage-invoices"],
    words: isOverdue,
    sharedWords: isOverdue,
  }),
  notification({
    name: "invoice-paid",
    title: "Paid invoices",
    description: "An invoice was paid in full.",
    resource: "invoices",
    events: ["paid"],
    holders: ["manage-invoices"],
    words: isPaid,
    sharedWords: isPaid,
    delivery: "in_app",
  }),
];
