import { tickets } from "../../api/generated/resources/tickets.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { NextClock } from "./sla-clocks.tsx";
import { ticketActions } from "./ticket-actions.ts";
import { TicketCard } from "./ticket-card.tsx";
import { PRIORITY_LABELS, STATUS_LABELS, TicketPriority, TicketStatus } from "./ticket-status.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  number: { label: "No.", hint: undefined },
  stage_id: { label: "Stage", hint: "If empty, the first open one." },
  status: { optionLabels: STATUS_LABELS, hint: undefined },
  priority: { optionLabels: PRIORITY_LABELS },
  channel: { hint: undefined },
  requester_employee_id: {
    label: "Requester",
    hint: "If empty, you, unless you name a contact or an email.",
  },
  client_id: { label: "Client", hint: "If empty, the client of the contact." },
  client_contact_id: { label: "Contact at the client", within: "client_id" },
  requester_name: { label: "Requester's name", hint: "Of somebody without a record." },
  requester_email: { label: "Requester's email", hint: "Of somebody without a record." },
  project_id: { label: "Project", hint: undefined },
  task_id: { label: "Task", within: "project_id", hint: "Where the time is logged." },
  assignee_employee_id: { label: "Assignee" },
  due_date: { label: "Promised for", hint: "A promise that you made, apart from the agreed times." },
  first_response_target_minutes: { label: "Target for the response", hint: undefined },
  first_response_due_at: { label: "Response due" },
  first_responded_at: { label: "First response", hint: undefined },
  first_response_minutes: { label: "Response took", hint: "In business hours." },
  first_response_state: { label: "Response", hint: undefined },
  resolution_target_minutes: { label: "Target for the resolution", hint: undefined },
  resolution_due_at: { label: "Resolution due", hint: undefined },
  resolved_at: { label: "Resolved" },
  resolution_minutes: { label: "Resolution took", hint: "In business hours, without pauses." },
  resolution_state: { label: "Resolution", hint: undefined },
  is_sla_breached: { label: "Too late" },
  sla_paused_minutes: { label: "Clock was paused for", hint: "In business hours." },
  reopen_count: { label: "Reopened", hint: "How often." },
  comments_count: { label: "Comments", hint: undefined },
  stage_entered_at: { label: "In the stage since" },
  last_comment_at: { label: "Last comment", hint: undefined },
  created_by_user_id: { label: "Opened by" },
};

type Ticket = ApiRecord<"tickets">;

/** The list, form and page of tickets. */
export const ticketUi = resourceUi({
  resource: "tickets",
  metadata: tickets,
  title: "Tickets",
  singular: "Ticket",
  fields,
  list: {
    columns: [
      "number",
      "subject",
      {
        name: "priority",
        render: ({ attributes }: Ticket) => <TicketPriority priority={attributes.priority} />,
      },
      { name: "status", render: ({ attributes }: Ticket) => <TicketStatus status={attributes.status} /> },
      { name: "resolution_due_at", render: ({ attributes }: Ticket) => <NextClock ticket={attributes} /> },
      "assignee_employee_id",
    ],
    more: [
      ...[
        "stage_id",
        "type",
        "channel",
        "requester_employee_id",
        "requester_name",
        "client_id",
        "project_id",
      ],
      ...["due_date", "first_response_due_at", "resolved_at", "last_comment_at", "comments_count"],
      ...["reopen_count", "created_at"],
    ],
    sort: "-id",
    views: [
      { id: "open", label: "Unresolved", filters: { status: "open,pending" } },
      {
        id: "mine",
        label: "Assigned to me",
        filters: ({ employee_id }) =>
          employee_id === null ? null : { status: "open,pending", assignee_employee_id: employee_id },
      },
      {
        id: "nobodys",
        label: "Assigned to nobody",
        filters: { status: "open,pending", assignee_employee_id: "null" },
      },
      { id: "late", label: "Too late", filters: { status: "open,pending", is_sla_breached: "true" } },
      {
        id: "requested",
        label: "My requests",
        filters: ({ employee_id }) => (employee_id === null ? null : { requester_employee_id: employee_id }),
      },
      { id: "resolved", label: "Resolved", filters: { status: "resolved" } },
      { id: "all", label: "All", filters: {} },
    ],
    filters: {
      stage_id: { label: "Stage", resource: "ticket-stages" },
      assignee_employee_id: { label: "Assignee", resource: "employees" },
      requester_employee_id: { label: "Requester", resource: "employees" },
      client_id: { label: "Client", resource: "clients" },
      project_id: { label: "Project", resource: "projects" },
      client_contact_id: { isHidden: true },
      task_id: { isHidden: true },
      created_by_user_id: { isHidden: true },
    },
    bulk: {
      assign: { label: "Assign" },
      "set-priority": { label: "Set priority" },
      resolve: { label: "Resolve", from: ["open", "pending"] },
      reopen: { label: "Reopen", from: ["resolved"] },
    },
    emptyText: "A ticket is a request for help, of a colleague or of a customer.",
  },
  board: {
    path: "/tickets/board",
    listPath: "/tickets",
    groupBy: "stage_id",
    columns: { resource: "ticket-stages", query: { archived: "false", sort: "position" } },
    groupings: [{ groupBy: "assignee_employee_id" }, { groupBy: "priority" }, { groupBy: "status" }],
    sort: "position",
    card: (record: Ticket) => <TicketCard record={record} />,
    related: ["assignee_employee_id"],
    isRanked: true,
    move: (stage, place) => ({
      action: "move",
      values: { stage_id: stage, ...(place ? { [`${place.side}_id`]: place.id } : {}) },
    }),
    quickAdd: ["subject", "priority"],
  },
  form: [
    { title: "Request", fields: ["subject", "description", "type", "priority"] },
    {
      title: "Requester",
      fields: [
        ...[
          "requester_employee_id",
          "client_id",
          "client_contact_id",
          "requester_name",
          "requester_email",
          "channel",
        ],
      ],
    },
    { title: "Work", fields: ["assignee_employee_id", "stage_id", "project_id", "task_id", "due_date"] },
  ],
  actions: ticketActions,
  deletion: { text: "Its comments and their files are deleted too." },
  page: (id) => `/tickets/${id}`,
  createPath: "/tickets/new",
});
