import { type NotifiedEvent, notification } from "../../engine/declare/index.ts";
import { ident, sql } from "../../engine/sql/index.ts";
import { type Message, message } from "../../engine/work/index.ts";
import { excerptIn, nameIn, personOrNull, textIn } from "../../platform/notifications/event-values.ts";
import { byWhom, saidDay, saidDetail, saidWord } from "../../platform/notifications/said-values.ts";
import { changedTo, mentionedIn, personOf } from "../employees/index.ts";

const COMMENT_MENTIONS = "mentioned-in-ticket";

const isDue = (event: NotifiedEvent) => {
  const due = saidDay(event, "due_date");
  return {
    title: message`Ticket #${textIn(event, "number")} is due`,
    detail: saidDetail(textIn(event, "subject"), due && message`due ${due}`),
  };
};

const isResolved = (event: NotifiedEvent) => {
  const number = textIn(event, "number");
  return {
    title:
      event.name === "resolve"
        ? byWhom(
            event.by,
            (by) => message`${by} resolved ticket #${number}`,
            message`Ticket #${number} is resolved`,
          )
        : byWhom(
            event.by,
            (by) => message`${by} reopened ticket #${number}`,
            message`Ticket #${number} is opened again`,
          ),
    detail: saidDetail(textIn(event, "subject")),
  };
};

/** The subject and the priority of a ticket. */
const detailOf = (event: NotifiedEvent) => saidDetail(textIn(event, "subject"), saidWord(event, "priority"));

/** Who has a ticket now, for those whom it does not concern. */
function isAssigned(event: NotifiedEvent): Message {
  const [number, assignee] = [textIn(event, "number"), personOrNull(event, "assignee")];
  if (assignee === null)
    return byWhom(
      event.by,
      (by) => message`${by} changed the assignee of ticket #${number}`,
      message`The assignee of ticket #${number} was changed`,
    );
  return byWhom(
    event.by,
    (by) => message`${by} assigned ticket #${number} to ${assignee}`,
    message`Ticket #${number} is assigned to ${assignee}`,
  );
}

/** Tickets are assigned, due and resolved. */
export const ticketNotifications = [
  notification({
    name: "ticket-assigned",
    title: message`Tickets assigned to you`,
    description: message`A ticket is assigned to you.`,
    resource: "tickets",
    events: ["created", "assign", "updated"],
    when: (entry) => sql`${ident(entry)}.changes ? 'assignee_employee_id'`,
    employees: changedTo("assignee_employee_id"),
    words: (event) => ({
      title: byWhom(
        event.by,
        (by) => message`${by} assigned ticket #${textIn(event, "number")} to you`,
        message`Ticket #${textIn(event, "number")} is assigned to you`,
      ),
      detail: detailOf(event),
    }),
    include: "assignee[first_name|last_name]",
    sharedWords: (event) => ({
      title: isAssigned(event),
      detail: detailOf(event),
    }),
    delivery: "mail",
  }),
  notification({
    name: "ticket-due",
    title: message`Your tickets that are due`,
    description: message`The due date of a ticket that is assigned to you has come, and it is not resolved.`,
    resource: "tickets",
    events: ["due"],
    employees: personOf("tickets", "assignee_employee_id"),
    words: isDue,
    sharedWords: isDue,
  }),
  notification({
    name: "ticket-resolved",
    title: message`Your tickets are resolved`,
    description: message`A ticket that you opened is resolved or opened again.`,
    resource: "tickets",
    events: ["resolve", "reopen"],
    employees: personOf("tickets", "requester_employee_id"),
    words: isResolved,
    sharedWords: isResolved,
  }),
  notification({
    name: COMMENT_MENTIONS,
    title: message`Mentions in comments on tickets`,
    description: message`Somebody mentions you in a comment on a ticket that you may read.`,
    resource: "ticket-comments",
    events: ["created", "updated"],
    employees: mentionedIn("body", COMMENT_MENTIONS),
    include: "ticket[number|subject]",
    words: (event) => {
      const number = String(event.related.ticket?.number ?? "?");
      return {
        title: byWhom(
          event.by,
          (by) => message`${by} mentioned you in ticket #${number}`,
          message`You were mentioned in ticket #${number}`,
        ),
        detail: saidDetail(nameIn(event, "ticket", "subject"), excerptIn(event, "body")),
      };
    },
    delivery: "mail",
  }),
];
