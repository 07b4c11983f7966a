import { Group } from "@mantine/core";
import { leads } from "../../api/generated/resources/leads.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { leadActions } from "./lead-actions.ts";
import { LeadCard } from "./lead-card.tsx";
import { LeadMarks, LeadStatus, STATUS_LABELS } from "./lead-status.tsx";
import { LeftStage } from "./left-stage.tsx";
import { lostReason } from "./lost-reason.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  name: { hint: "What is being sold." },
  company_name: { label: "Company" },
  contact_first_name: { label: "First name" },
  contact_last_name: { label: "Last name" },
  contact_position: { label: "Job title" },
  address: { type: "object" },
  stage_id: { label: "Stage", hint: "If empty, the first." },
  status: { optionLabels: STATUS_LABELS, hint: undefined },
  source_id: { label: "Source" },
  source_detail: { label: "Source in detail" },
  owner_employee_id: { label: "Owner", hint: undefined },
  amount: { hint: "The expected net value." },
  currency: { hint: undefined },
  probability_override: { label: "Own probability", hint: "If empty, the probability of the stage applies." },
  probability: { hint: undefined },
  weighted_amount: { label: "Weighted amount", hint: undefined },
  expected_close_date: { label: "Expected close" },
  client_id: { label: "Client", hint: "An existing client to whom more is sold." },
  client_contact_id: { label: "Contact at the client", within: "client_id" },
  furthest_stage_id: { label: "Furthest stage", hint: undefined },
  days_in_stage: { label: "Days in the stage", hint: undefined },
  stage_entered_at: { label: "In the stage since", hint: undefined },
  last_activity_at: { label: "Last activity" },
  next_activity_at: { label: "Next step", hint: undefined },
  won_at: { label: "Won" },
  lost_at: { label: "Lost" },
  closed_at: { label: "Closed", hint: undefined },
  converted_at: { label: "Converted" },
  lost_reason: { label: "Why it was lost", hint: undefined, Show: lostReason.Show },
  lost_reason_note: { label: "Note on the loss" },
  created_by_user_id: { label: "Created by" },
};

/** The list, form and page of leads. */
export const leadUi = resourceUi({
  resource: "leads",
  metadata: leads,
  title: "Leads",
  singular: "Lead",
  fields,
  list: {
    columns: [
      "name",
      "company_name",
      "stage_id",
      "amount",
      "owner_employee_id",
      "expected_close_date",
      {
        name: "status",
        render: ({ attributes }: ApiRecord<"leads">) => (
          <Group gap={6}>
            <LeadStatus status={attributes.status} />
            <LeadMarks attributes={attributes} />
          </Group>
        ),
      },
    ],
    more: [
      ...["email", "phone", "priority", "source_id", "probability", "weighted_amount", "next_activity_at"],
      ...[
        "last_activity_at",
        "stage_entered_at",
        "days_in_stage",
        "client_id",
        "won_at",
        "lost_at",
        "lost_reason",
        "created_at",
      ],
    ],
    sort: "-id",
    views: [
      { id: "open", label: "Open", filters: { status: "open" } },
      {
        id: "mine",
        label: "Mine",
        filters: ({ employee_id }) =>
          employee_id === null ? null : { status: "open", owner_employee_id: employee_id },
      },
      { id: "overdue", label: "Overdue", filters: { is_overdue: "true" } },
      { id: "won", label: "Won", filters: { status: "won" } },
      { id: "lost", label: "Lost", filters: { status: "lost" } },
      { id: "all", label: "All", filters: {} },
    ],
    filters: {
      stage_id: { label: "Stage", resource: "lead-stages" },
      furthest_stage_id: { label: "Furthest stage", resource: "lead-stages" },
      reached_stage_id: { label: "Came as far as", resource: "lead-stages" },
      left_stage: { label: "Left stage", isHidden: true, Value: LeftStage },
      source_id: { label: "Source", resource: "lead-sources" },
      owner_employee_id: { label: "Owner", resource: "employees" },
      client_id: { label: "Client", resource: "clients" },
      client_contact_id: { isHidden: true },
    },
    bulk: {
      move: { label: "Move", from: ["open"] },
      win: { label: "Mark as won", from: ["open"], without: ["amount", "won_at"] },
      lose: {
        label: "Mark as lost",
        from: ["open"],
        fields: { lost_reason: { label: "Why", Input: lostReason.Input } },
        isDangerous: true,
      },
      reopen: { label: "Reopen", from: ["won", "lost"] },
      assign: { label: "Assign", without: ["owner_employee_ids"] },
    },
    emptyText: "A lead is a chance to sell something, from the first contact until it is won or lost.",
  },
  board: {
    path: "/leads/board",
    listPath: "/leads",
    groupBy: "stage_id",
    columns: { resource: "lead-stages", query: { archived: "false", sort: "position" } },
    groupings: [{ groupBy: "owner_employee_id" }, { groupBy: "source_id" }],
    only: { status: "open" },
    sort: "-stage_entered_at",
    sums: [
      { name: "amount", label: "Sum" },
      { name: "weighted_amount", label: "Weighted" },
    ],
    card: (record: ApiRecord<"leads">) => <LeadCard record={record} />,
    related: ["owner_employee_id"],
    move: (stage) => ({ action: "move", values: { stage_id: stage } }),
    quickAdd: ["name", "company_name", "amount"],
  },
  form: [
    {
      title: "Lead",
      fields: [
        ...["name", "stage_id", "amount", "currency", "probability_override", "expected_close_date"],
        ...["priority", "owner_employee_id", "source_id", "source_detail", "description"],
      ],
    },
    {
      title: "Contact",
      fields: [
        ...["company_name", "contact_first_name", "contact_last_name", "contact_position", "email", "phone"],
        ...["website", "address"],
      ],
    },
    { title: "Client", fields: ["client_id", "client_contact_id"] },
  ],
  initial: ({ workspace, employee_id }) => ({
    currency: workspace.base_currency,
    owner_employee_id: employee_id,
  }),
  actions: leadActions,
  deletion: {
    text: "Its timeline is deleted too.",
    isOffered: ({ attributes }) => attributes.converted_at === null,
  },
  page: (id) => `/leads/${id}`,
  createPath: "/leads/new",
});
