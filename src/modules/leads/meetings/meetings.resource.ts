import {
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  field,
  filterOf,
  idKind,
  resource,
  toMany,
  toOne,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { downloadCalendarFile } from "./calendar-file.ts";
import { cancel, complete, markNoShow, reopen } from "./meeting-states.ts";
import { meetingHooks } from "./meeting-writes.ts";
import { meetingPolicy } from "./meetings.policy.ts";

const MAX_ATTENDEES = 100;

const fields = {
  lead_id: field.reference("leads").asPart().describe("Required without a client."),
  client_id: field
    .reference("clients")
    .selectable(isUnarchived)
    .describe("Required without a lead; with both, the client of the lead if it has one."),
  title: field.string().required(),
  description: field.text(),
  starts_at: field.dateTime().required(),
  ends_at: field.dateTime().required().describe("After the start, at most 7 days later."),
  location: field.string(),
  meeting_url: field.url().describe("With https."),
  organizer_employee_id: field
    .reference("employees")
    .selectable(isUnarchived)
    .computedDefault("the caller's own")
    .describe("Required for callers who are no employee."),
  attendee_employee_ids: field
    .references("employees", {
      table: "meeting_attendees",
      owner: "meeting_id",
      target: "employee_id",
      ordered: false,
      max: MAX_ATTENDEES,
    })
    .describe("The colleagues who are invited, besides the organizer."),
  external_attendees: field
    .records<{ readonly name: string; readonly email: string }>(
      { name: field.string().required(), email: field.email().required() },
      { max: MAX_ATTENDEES },
    )
    .default(() => [])
    .describe("People from outside the company."),
  status: field.choice("scheduled", "held", "cancelled", "no_show").managed().default("scheduled"),
  outcome: field.text().describe("Set by complete, or changed once the meeting was held."),
  cancel_reason: field.text().managed(),
  revision: field.integer().hidden(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    meetings: typeof fields;
  }
}

/** Whether an employee organizes or attends a meeting. */
const attendee = filterOf(idKind, {
  title: "attendee or organizer",
  nullable: false,
  condition: (
    alias,
    operand,
  ) => sql`(${column(alias, "organizer_employee_id")} = any(${valuesOf(operand)}::text[])
    or exists (select from meeting_attendees attendee
      where attendee.workspace_id = ${column(alias, "workspace_id")} and attendee.meeting_id = ${column(alias, "id")}
        and attendee.employee_id = any(${valuesOf(operand)}::text[])))`,
});

/** Appointments with leads and clients. */
export const meetings = resource("meetings", {
  description: "Appointments with leads and clients.",
  policy: meetingPolicy,
  label: "title",
  examples: {
    create: {
      lead_id: EXAMPLE_ULID,
      title: "First talk",
      starts_at: "2026-10-05T09:00:00Z",
      ends_at: "2026-10-05T10:00:00Z",
      organizer_employee_id: EXAMPLE_ULID,
    },
    change: { location: "Second floor" },
  },
  fields,
  relationships: {
    lead: toOne("leads", "lead_id"),
    client: toOne("clients", "client_id"),
    organizer: toOne("employees", "organizer_employee_id"),
    attendees: toMany("employees", "attendee_employee_ids"),
  },
  filters: {
    lead_id: byField,
    client_id: byField,
    organizer_employee_id: byField,
    attendee_employee_id: attendee,
    status: byFieldAnyOf,
    starts_at: byField,
    ends_at: byField,
  },
  search: ["title", "location"],
  globalSearch: { detail: ["starts_at"] },
  sort: ["id", "starts_at", "created_at"],
  defaultSort: "-starts_at",
  hooks: meetingHooks,
  actions: { complete, "mark-no-show": markNoShow, cancel, reopen },
  fileActions: { "download-ics": downloadCalendarFile },
});
