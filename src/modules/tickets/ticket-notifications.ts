import { notification } from "../../engine/declare/index.ts";
import { ident, sql } from "../../engine/sql/index.ts";
import { dayIn, detailOf, didBy, textIn } from "../../platform/notifications/event-values.ts";
import { changedTo, personOf } from "../employees/index.ts";

/** Tickets are assigned, due and resolved. */
export const ticketNotifications = [
  notification({
    name: "ticket-assigned",
    title: "Tickets assigned to you",
    description: "A ticket is assigned to you.",
    resource: "tickets",
    events: ["created", "assign", "updated"],
    when: (entry) => sql`${ident(entry)}.changes ? 'assignee_employee_id'`,
    employees: changedTo("assignee_employee_id"),
    words: (event) => ({
      title: didBy(event.by, `assigned ticket #${textIn(event, "number")} to you`),
      detail: detailOf(textIn(event, "subject"), textIn(event, "priority")),
    }),
    delivery: "mail",
  }),
  notification({
    name: "ticket-due",
    title: "Your tickets that are due",
    description: "The due date of a ticket that is assigned to you has come, and it is not resolved.",
    resource: "tickets",
    events: ["due"],
    employees: personOf("tickets", "assignee_employee_id"),
    words: (event) => ({
      title: `Ticket #${textIn(event, "number")} is due`,
      detail: detailOf(textIn(event, "subject"), `due ${dayIn(event, "due_date")}`),
    }),
  }),
  notification({
    name: "ticket-resolved",
    title: "Your tickets are resolved",
    description: "A ticket that you opened is resolved or opened again.",
    resource: "tickets",
    events: ["resolve", "reopen"],
    employees: personOf("tickets", "requester_employee_id"),
    words: (event) => ({
      title: didBy(
        event.by,
        `${event.name === "resolve" ? "resolved" : "reopened"} ticket #${textIn(event, "number")}`,
      ),
      detail: detailOf(textIn(event, "subject")),
    }),
  }),
];
