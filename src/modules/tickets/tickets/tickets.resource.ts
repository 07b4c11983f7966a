import { inverse, resource, toOne } from "../../../engine/declare/index.ts";
import { ticketAnalytics } from "../analytics/ticket-analytics.ts";
import { assign, take } from "./assign.ts";
import { move } from "./move.ts";
import { derivePausedTime } from "./paused-time.ts";
import { recalculateSla } from "./recalculate-sla.ts";
import { reorder } from "./reorder.ts";
import { reopen, resolve } from "./resolve.ts";
import { setPriority } from "./set-priority.ts";
import { ticketFields } from "./ticket-fields.ts";
import { ticketFilters } from "./ticket-filters.ts";
import { ticketHooks } from "./ticket-writes.ts";
import { ticketPolicy } from "./tickets.policy.ts";
import { ticketsInGroups } from "./tickets-in-groups.ts";

/** Support requests on a board, with the times in which they are to be responded to and resolved. */
export const tickets = resource("tickets", {
  description:
    "Support requests on a board. Anybody can open one; agents, who hold manage-tickets or are the assignee, work on it. Two clocks run in business hours: until the first response and until the resolution.",
  policy: ticketPolicy,
  label: "subject",
  examples: {
    create: { subject: "The scanner on the second floor is offline", type: "incident", priority: "high" },
    change: { due_date: "2026-08-14" },
  },
  fields: ticketFields,
  relationships: {
    stage: toOne("ticket-stages", "stage_id"),
    requester: toOne("employees", "requester_employee_id"),
    client: toOne("clients", "client_id"),
    clientContact: toOne("client-contacts", "client_contact_id"),
    project: toOne("projects", "project_id"),
    task: toOne("tasks", "task_id"),
    assignee: toOne("employees", "assignee_employee_id"),
    createdBy: toOne("users", "created_by_user_id"),
    stageHistory: inverse("ticket-stage-history", "ticket_id", { sort: "entered_at,id" }),
  },
  filters: ticketFilters,
  search: ["number", "subject", "description", "requester_name", "requester_email"],
  globalSearch: { detail: ["number"] },
  sort: [
    ...(["id", "number", "subject", "priority", "position", "stage_id", "due_date"] as const),
    ...(["first_response_due_at", "resolution_due_at", "resolved_at", "last_comment_at"] as const),
    ...(["created_at", "updated_at"] as const),
  ],
  defaultSort: "-id",
  variants: { group: ticketsInGroups },
  derive: derivePausedTime,
  hooks: ticketHooks,
  actions: { move, reorder, assign, take, resolve, reopen, "set-priority": setPriority },
  standaloneActions: { "recalculate-sla": recalculateSla },
  getters: { "ticket-analytics": ticketAnalytics },
  systemEvents: {
    due: {
      title: "Ticket due",
      description:
        "The due date of an unresolved ticket has come. It is reported once for each due date, from 08:00 on.",
    },
  },
});
