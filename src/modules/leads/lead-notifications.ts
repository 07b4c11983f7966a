import { notification } from "../../engine/declare/index.ts";
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
import { addedTo, changedTo, mentionedIn } from "../employees/index.ts";

const MENTIONS = "mentioned-on-lead";

/** Leads get owners, and people are invited to meetings. */
export const leadNotifications = [
  notification({
    name: "lead-assigned",
    title: "Leads assigned to you",
    description: "You became the owner of a lead.",
    resource: "leads",
    events: ["created", "assign", "updated"],
    when: (entry) => sql`${ident(entry)}.changes ? 'owner_employee_id'`,
    employees: changedTo("owner_employee_id"),
    include: "owner[first_name|last_name]",
    words: (event) => ({
      title: didBy(event.by, `assigned the lead “${textIn(event, "name")}” to you`),
      detail: detailOf(textIn(event, "company_name")),
    }),
    sharedWords: (event) => ({
      title: didBy(
        event.by,
        `assigned the lead “${textIn(event, "name")}” to ${personIn(event, "owner", "nobody")}`,
      ),
      detail: detailOf(textIn(event, "company_name")),
    }),
  }),
  notification({
    name: "meeting-invited",
    title: "Meetings that you are invited to",
    description: "You were invited to a meeting.",
    resource: "meetings",
    events: ["created", "updated"],
    employees: addedTo("attendee_employee_ids"),
    words: (event) => ({
      title: didBy(event.by, `invited you to “${textIn(event, "title")}”`),
      detail: detailOf(dayIn(event, "starts_at")),
    }),
  }),
  notification({
    name: MENTIONS,
    title: "Mentions on leads",
    description: "Somebody mentions you in the timeline of a lead.",
    resource: "lead-activities",
    events: ["created", "updated"],
    employees: mentionedIn("body", MENTIONS),
    include: "lead[name]",
    words: (event) => ({
      title: didBy(event.by, `mentioned you on the lead “${nameIn(event, "lead") ?? ""}”`),
      detail: detailOf(textIn(event, "subject"), excerptIn(event, "body")),
    }),
    delivery: "mail",
  }),
];
