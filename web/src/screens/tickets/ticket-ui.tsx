import { tickets } from "../../api/generated/resources/tickets.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { NextClock } from "./sla-clocks.tsx";
import { ticketActions } from "./ticket-actions.ts";
import { TicketCard } from "./ticket-card.tsx";
import { PRIORITY_LABELS, STATUS_LABELS, TicketPriority, TicketStatus } from "./ticket-status.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  number: { label: t("No."), hint: undefined },
  stage_id: { label: t("Stage"), hint: t("If empty, the first open one.") },
  status: { optionLabels: STATUS_LABELS, hint: undefined },
  priority: { optionLabels: PRIORITY_LABELS },
  channel: { hint: undefined },
  requester_employee_id: {
    label: t("Requester"),
    hint: t("If empty, you, unless you name a contact or an email."),
  },
  client_id: { label: t("Client"), hint: t("If empty, the client of the contact.") },
  client_contact_id: { label: t("Contact at the client"), within: "client_id" },
  requester_name: { label: t("Requester's name"), hint: t("Of somebody without a record.") },
  requester_email: { label: t("Requester's email"), hint: t("Of somebody without a record.") },
  project_id: { label: t("Project"), hint: undefined },
  task_id: { label: t("Task"), within: "project_id", hint: t("Where the time is logged.") },
  assignee_employee_id: { label: t("Assignee") },
  due_date: { label: t("Promised for"), hint: t("A promise that you made, apart from the agreed times.") },
  first_response_target_minutes: { label: t("Target for the response"), hint: undefined },
  first_response_due_at: { label: t("Response due") },
  first_responded_at: { label: t("First response"), hint: undefined },
  first_response_minutes: { label: t("Response took"), hint: t("In business hours.") },
  first_response_state: { label: t("Response"), hint: undefined },
  resolution_target_minutes: { label: t("Target for the resolution"), hint: undefined },
  resolution_due_at: { label: t("Resolution due"), hint: undefined },
  resolved_at: { label: t("Resolved") },
  resolution_minutes: { label: t("Resolution took"), hint: t("In business hours, without pauses.") },
  resolution_state: { label: t("Resolution"), hint: undefined },
  is_sla_breached: { label: t("Too late") },
  sla_paused_minutes: { label: t("Clock was paused for"), hint: t("In business hours.") },
  reopen_count: { label: t("Reopened"), hint: t("How often.") },
  comments_count: { label: t("Comments"), hint: undefined },
  stage_entered_at: { label: t("In the stage since") },
  last_comment_at: { label: t("Last comment"), hint: undefined },
  created_by_user_id: { label: t("Opened by") },
};

type Ticket = ApiRecord<"tickets">;

/** The list, form and page of tickets. */
export const ticketUi = resourceUi({
  resource: "tickets",
  metadata: tickets,
  title: t("Tickets"),
  singular: t("Ticket"),
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
      { id: "open", label: (them) => t("Unresolved", them), filters: { status: "open,pending" } },
      {
        id: "mine",
        label: t("Assigned to me"),
        filters: ({ employee_id }) =>
          employee_id === null ? null : { status: "open,pending", assignee_employee_id: employee_id },
      },
      {
        id: "nobodys",
        label: t("Assigned to nobody"),
        filters: { status: "open,pending", assignee_employee_id: "null" },
      },
      { id: "late", label: t("Too late"), filters: { status: "open,pending", is_sla_breached: "true" } },
      {
        id: "requested",
        label: t("My requests"),
        filters: ({ employee_id }) => (employee_id === null ? null : { requester_employee_id: employee_id }),
      },
      { id: "resolved", label: (them) => t("Resolved", them), filters: { status: "resolved" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      stage_id: { label: t("Stage"), resource: "ticket-stages" },
      assignee_employee_id: { label: t("Assignee"), resource: "employees" },
      requester_employee_id: { label: t("Requester"), resource: "employees" },
      client_id: { label: t("Client"), resource: "clients" },
      project_id: { label: t("Project"), resource: "projects" },
      client_contact_id: { isHidden: true },
      task_id: { isHidden: true },
      created_by_user_id: { isHidden: true },
    },
    bulk: {
      assign: { label: t("Assign") },
      "set-priority": { label: t("Set priority") },
      resolve: { label: t("Resolve"), from: ["open", "pending"] },
      reopen: { label: t("Reopen"), from: ["resolved"] },
    },
    emptyText: t("A ticket is a request for help, of a colleague or of a customer."),
  },
  calendar: {
    path: "/tickets/calendar",
    listPath: "/tickets",
    from: "due_date",
    title: ({ attributes }: Ticket) => `${attributes.number} ${attributes.subject}`,
    note: ({ attributes }: Ticket) => PRIORITY_LABELS[attributes.priority] ?? null,
    isTentative: ({ attributes }: Ticket) => attributes.resolved_at !== null,
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
    { title: t("Request"), fields: ["subject", "description", "type", "priority"] },
    {
      title: t("Requester"),
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
    { title: t("Work"), fields: ["assignee_employee_id", "stage_id", "project_id", "task_id", "due_date"] },
  ],
  actions: ticketActions,
  deletion: { text: t("Its comments and their files are deleted too.") },
  page: (id) => `/tickets/${id}`,
  createPath: "/tickets/new",
});
