import { type NotifiedEvent, notification } from "../../engine/declare/index.ts";
import { ident, sql } from "../../engine/sql/index.ts";
import { type Message, message } from "../../engine/work/index.ts";
import { excerptIn, nameIn, personOrNull, textIn } from "../../platform/notifications/event-values.ts";
import { byWhom, saidDay, saidDetail } from "../../platform/notifications/said-values.ts";
import { addedTo, changedTo, mentionedIn } from "../employees/index.ts";

const MENTIONS = "mentioned-on-lead";

/** Who has a lead now, for those whom it does not concern. */
function isAssigned(event: NotifiedEvent): Message {
  const [lead, owner] = [textIn(event, "name"), personOrNull(event, "owner")];
  if (owner === null)
    return byWhom(
      event.by,
      (by) => message`${by} changed the owner of the lead “${lead}”`,
      message`The owner of the lead “${lead}” was changed`,
    );
  return byWhom(
    event.by,
    (by) => message`${by} assigned the lead “${lead}” to ${owner}`,
    message`The lead “${lead}” is assigned to ${owner}`,
  );
}

/** Leads get owners, and people are invited to meetings. */
export const leadNotifications = [
  notification({
    name: "lead-assigned",
    title: message`Leads assigned to you`,
    description: message`You became the owner of a lead.`,
    resource: "leads",
    events: ["created", "assign", "updated"],
    when: (entry) => sql`${ident(entry)}.changes ? 'owner_employee_id'`,
    employees: changedTo("owner_employee_id"),
    include: "owner[first_name|last_name]",
    words: (event) => ({
      title: byWhom(
        event.by,
        (by) => message`${by} assigned the lead “${textIn(event, "name")}” to you`,
        message`The lead “${textIn(event, "name")}” is assigned to you`,
      ),
      detail: saidDetail(textIn(event, "company_name")),
    }),
    sharedWords: (event) => ({
      title: isAssigned(event),
      detail: saidDetail(textIn(event, "company_name")),
    }),
  }),
  notification({
    name: "meeting-invited",
    title: message`Meetings that you are invited to`,
    description: message`You were invited to a meeting.`,
    resource: "meetings",
    events: ["created", "updated"],
    employees: addedTo("attendee_employee_ids"),
    words: (event) => ({
      title: byWhom(
        event.by,
        (by) => message`${by} invited you to “${textIn(event, "title")}”`,
        message`You are invited to “${textIn(event, "title")}”`,
      ),
      detail: saidDay(event, "starts_at"),
    }),
  }),
  notification({
    name: MENTIONS,
    title: message`Mentions on leads`,
    description: message`Somebody mentions you in the timeline of a lead.`,
    resource: "lead-activities",
    events: ["created", "updated"],
    employees: mentionedIn("body", MENTIONS),
    include: "lead[name]",
    words: (event) => ({
      title: byWhom(
        event.by,
        (by) => message`${by} mentioned you on the lead “${nameIn(event, "lead") ?? ""}”`,
        message`You were mentioned on the lead “${nameIn(event, "lead") ?? ""}”`,
      ),
      detail: saidDetail(textIn(event, "subject"), excerptIn(event, "body")),
    }),
    delivery: "mail",
  }),
];
