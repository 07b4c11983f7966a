import { type Actor, field, type Workspace } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { rank } from "../../../platform/ranking/rank-field.ts";
import { stageReference } from "../../../platform/stages/stage-reference.ts";
import { mailOfTicket } from "../inbound/ticket-messages.ts";
import {
  commentsCount,
  firstResponseMinutes,
  firstResponseState,
  isBreached,
  lastCommentAt,
  resolutionMinutes,
  resolutionState,
} from "./ticket-figures.ts";

/** From the least urgent one; lists are sorted in this order. */
export const PRIORITIES = ["low", "normal", "high", "urgent"] as const;

export type Priority = (typeof PRIORITIES)[number];

const priority = () =>
  field
    .choice(...PRIORITIES)
    .sortedBy((alias) => sql`array_position(${PRIORITIES}::text[], ${column(alias, "priority")})`);

const ownChannel = (_workspace: Workspace, { kind }: Actor): string => (kind === "api_key" ? "api" : "web");

const minutes = () => field.integer().counts("minutes");

/** The clocks of the service level agreement: targets, deadlines, and the business time that was taken. */
const slaFields = {
  first_response_target_minutes: minutes()
    .managed()
    .describe("Copied from the workspace's ticket_sla when the ticket is created or its priority changes."),
  resolution_target_minutes: minutes().managed().describe("As for the first response."),
  first_response_due_at: field.dateTime().managed(),
  first_response_breaches_at: field.dateTime().hidden(),
  resolution_due_at: field.dateTime().managed().describe("Null while the ticket is pending."),
  resolution_breaches_at: field.dateTime().hidden(),
  first_responded_at: field
    .dateTime()
    .managed()
    .describe("The first public comment of an agent who is not the requester, or else the resolution."),
  first_response_ms: field.decimal(0).hidden(),
  first_response_minutes: minutes()
    .computed(firstResponseMinutes)
    .describe("Business minutes until the first response, rounded up."),
  first_response_state: field
    .choice("none", "running", "met", "breached")
    .computed(firstResponseState)
    .notNull()
    .quiet()
    .describe("none: there is no target."),
  resolved_at: field.dateTime().managed(),
  resolution_ms: field.decimal(0).hidden(),
  resolution_minutes: minutes()
    .computed(resolutionMinutes)
    .describe("Business minutes until the resolution without paused ones, rounded up."),
  resolution_state: field
    .choice("none", "running", "paused", "met", "breached")
    .computed(resolutionState)
    .notNull()
    .quiet()
    .describe("none: there is no target."),
  is_sla_breached: field.boolean().computed(isBreached).notNull().quiet(),
  sla_paused_ms: field.decimal(0).hidden().notNull(),
  sla_paused_minutes: minutes()
    .derived()
    .notNull()
    .describe(
      "Business minutes that did not count so far, rounded down: pending, or resolved before a reopening.",
    ),
};

/** The fields of a ticket: who asks for what, where it is on the board, and how its clocks stand. */
export const ticketFields = {
  number: field.integer().managed().notNull().describe("1, 2, 3 and so on within the workspace."),
  subject: field.string({ caseInsensitive: true }).required(),
  description: field.text(),
  type: field.choice("question", "incident", "problem", "request").default("request"),
  priority: priority().default("normal"),
  channel: field
    .choice("web", "email", "phone", "chat", "api")
    .default(ownChannel, "api for a key, web for a person"),
  stage_id: stageReference("ticket-stages")
    .computedDefault("the first open stage that is not archived")
    .describe("A change moves the ticket to the end of the stage."),
  status: field
    .choice("open", "pending", "resolved")
    .managed()
    .notNull()
    .describe("The category of the stage."),
  position: rank().describe("The rank within the stage. Only its order means something."),
  requester_employee_id: field
    .reference("employees")
    .computedDefault("the caller's own, unless client_contact_id or requester_email is given")
    .orNull(),
  client_id: field
    .reference("clients")
    .selectable(isUnarchived)
    .computedDefault("the client of the contact")
    .orNull(),
  client_contact_id: field.reference("client-contacts"),
  requester_name: field.string({ caseInsensitive: true }).describe("Of a requester without a record."),
  requester_email: field.email().describe("Of a requester without a record."),
  project_id: field.reference("projects").describe("A project of the client, if there is one."),
  task_id: field.reference("tasks").describe("A task of the project, on which the time is logged."),
  assignee_employee_id: field.reference("employees").selectable(isUnarchived),
  due_date: field.date().describe("A promise that was made, apart from the service level agreement."),
  reported_due_date: field.date().hidden(),
  ...slaFields,
  reopen_count: field.integer().managed().notNull(),
  comments_count: field
    .integer()
    .computed(commentsCount)
    .notNull()
    .quiet()
    .describe("The comments that the caller may read."),
  stage_entered_at: field.dateTime().managed().notNull(),
  last_comment_at: field
    .dateTime()
    .computed(lastCommentAt)
    .quiet()
    .describe("Of those that the caller may read."),
  received_mail: mailOfTicket(),
  created_by_user_id: field.reference("users").managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    tickets: typeof ticketFields;
  }
}
