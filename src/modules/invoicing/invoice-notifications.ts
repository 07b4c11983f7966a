import { notification } from "../../engine/declare/index.ts";
import { fromContext, ident, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { textIn } from "../../platform/notifications/event-values.ts";
import { saidDay, saidDetail } from "../../platform/notifications/said-values.ts";

/** An invoice that became overdue within so many days is news. */
const NEWS_DAYS = 14;

type Event = Parameters<typeof textIn>[0];

const isOverdue = (event: Event) => {
  const due = saidDay(event, "due_date");
  return {
    title: message`Invoice ${textIn(event, "number")} is overdue`,
    detail: saidDetail(textIn(event, "client_name"), due && message`due ${due}`),
  };
};

const isPaid = (event: Event) => ({
  title: message`Invoice ${textIn(event, "number")} is paid`,
  detail: saidDetail(textIn(event, "client_name")),
});

/** Invoices are paid, and some are not in time. */
export const invoiceNotifications = [
  notification({
    name: "invoice-overdue",
    title: message`Overdue invoices`,
    description: message`An invoice was not paid by its due date.`,
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
    title: message`Paid invoices`,
    description: message`An invoice was paid in full.`,
    resource: "invoices",
    events: ["paid"],
    holders: ["manage-invoices"],
    words: isPaid,
    sharedWords: isPaid,
    delivery: "in_app",
  }),
];
