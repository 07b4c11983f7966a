import { type NotifiedEvent, notification } from "../../engine/declare/index.ts";
import { ident, sql } from "../../engine/sql/index.ts";
import {
  dayIn,
  detailOf,
  didBy,
  excerptIn,
  nameIn,
  personIn,
  textIn,
} from "../../platform/notifications/event-values.ts";
import { changedTo, mentionedIn, personOf } from "../employees/index.ts";

const COMMENT_MENTIONS = "mentioned-in-ticket";

const isDue = (event: NotifiedEvent) => ({
  title: `Ticket #${textIn(event, "number")} is due`,
  detail: detailOf(textIn(event, "subject"), `due ${dayIn(event, "due_date")}`),
});

const isResolved = (event: NotifiedEvent) => ({
  title: didBy(
    event.by,
    `${event.name === "resolve" ? "resolved" : "reopened"} ticket #${textIn(event, "number")}`,
  ),
  detail: detailOf(textIn(event, "subject")),
});

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
    include: "assignee[first_name|last_name]",
    sharedWords: (event) => ({
      title: didBy(
        event.by,
        `assigned ticket #${textIn(event, "number")} to ${personIn(event, "assignee", "nobody")}`,
      ),
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
    words: isDue,
    sharedWords: isDue,
  }),
  notification({
    name: "ticket-resolved",
    title: "Your tickets are resolved",
    description: "A ticket that you opened is resolved or opened again.",
    resource: "tickets",
    events: ["resolve", "reopen"],
    employees: personOf("tickets", "requester_employee_id"),
    words: isResolved,
    sharedWords: isResolved,
  }),
  notification({
    name: COMMENT_MENTIONS,
    title: "Mentions in comments on tickets",
    description: "Somebody mentions you in a comment on a ticket that you may read.",
    resource: "ticket-comments",
    events: ["created", "updated"],
    employees: mentionedIn("body", COMMENT_MENTIONS),
    include: "ticket[number|subject]",
    words: (event) => ({
      title: didBy(event.by, `mentioned you in ticket #${event.related.ticket?.number ?? "?"}`),
      detail: detailOf(nameIn(event, "ticket", "subject"), excerptIn(event, "body")),
    }),
    delivery: "mail",
  }),
];
