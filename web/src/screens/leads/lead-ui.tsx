import { Group } from "@mantine/core";
import { leads } from "../../api/generated/resources/leads.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { leadActions } from "./lead-actions.ts";
import { LeadCard } from "./lead-card.tsx";
import { LeadMarks, LeadStatus, STATUS_LABELS } from "./lead-status.tsx";
import { LeftStage } from "./left-stage.tsx";
import { lostReason } from "./lost-reason.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  name: { hint: t("What is being sold.") },
  company_name: { label: t("Company") },
  contact_first_name: { label: t("First name") },
  contact_last_name: { label: t("Last name") },
  contact_position: { label: t("Job title") },
  address: { type: "object" },
  stage_id: { label: t("Stage"), hint: t("If empty, the first.") },
  status: { optionLabels: STATUS_LABELS, hint: undefined },
  source_id: { label: t("Source") },
  source_detail: { label: t("Source in detail") },
  owner_employee_id: { label: t("Owner"), hint: undefined },
  amount: { hint: t("The expected net value.") },
  currency: { hint: undefined },
  probability_override: {
    label: t("Own probability"),
    hint: t("If empty, the probability of the stage applies."),
  },
  probability: { hint: undefined },
  weighted_amount: { label: t("Weighted amount"), hint: undefined },
  expected_close_date: { label: t("Expected close") },
  client_id: { label: t("Client"), hint: t("An existing client to whom more is sold.") },
  client_contact_id: { label: t("Contact at the client"), within: "client_id" },
  furthest_stage_id: { label: t("Furthest stage"), hint: undefined },
  days_in_stage: { label: t("Days in the stage"), hint: undefined },
  stage_entered_at: { label: t("In the stage since"), hint: undefined },
  last_activity_at: { label: t("Last activity") },
  next_activity_at: { label: t("Next step"), hint: undefined },
  won_at: { label: t("Won") },
  lost_at: { label: t("Lost") },
  closed_at: { label: t("Closed"), hint: undefined },
  converted_at: { label: t("Converted") },
  lost_reason: { label: t("Why it was lost"), hint: undefined, Show: lostReason.Show },
  lost_reason_note: { label: t("Note on the loss") },
  created_by_user_id: { label: t("Created by") },
};

/** What decides the figures of a lead, which stays as it is once the lead is won or lost. */
const LOCKED_WHEN_CLOSED: ReadonlySet<string> = new Set([
  ...["stage_id", "amount", "currency", "probability_override", "expected_close_date", "source_id"],
]);

function isChangeable({ attributes: { status, converted_at } }: ApiRecord<"leads">, field: string): boolean {
  if (status !== "open" && LOCKED_WHEN_CLOSED.has(field)) return false;
  return converted_at === null || field !== "client_id";
}

/** The list, form and page of leads. */
export const leadUi = resourceUi({
  resource: "leads",
  metadata: leads,
  title: t("Leads"),
  singular: t("Lead"),
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
      { id: "open", label: (them) => t("Open", them), filters: { status: "open" } },
      {
        id: "mine",
        label: (them) => t("Mine", them),
        filters: ({ employee_id }) =>
          employee_id === null ? null : { status: "open", owner_employee_id: employee_id },
      },
      { id: "overdue", label: (them) => t("Overdue", them), filters: { is_overdue: "true" } },
      { id: "won", label: (them) => t("Won", them), filters: { status: "won" } },
      { id: "lost", label: (them) => t("Lost", them), filters: { status: "lost" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      stage_id: { label: t("Stage"), resource: "lead-stages" },
      furthest_stage_id: { label: t("Furthest stage"), resource: "lead-stages" },
      reached_stage_id: { label: t("Came as far as"), resource: "lead-stages" },
      left_stage: { label: t("Left stage"), isHidden: true, Value: LeftStage },
      source_id: { label: t("Source"), resource: "lead-sources" },
      owner_employee_id: { label: t("Owner"), resource: "employees" },
      client_id: { label: t("Client"), resource: "clients" },
      client_contact_id: { isHidden: true },
    },
    bulk: {
      move: { label: t("Move"), from: ["open"] },
      win: { label: t("Mark as won"), from: ["open"], without: ["amount", "won_at"] },
      lose: {
        label: t("Mark as lost"),
        from: ["open"],
        fields: { lost_reason: { label: t("Why"), Input: lostReason.Input } },
        isDangerous: true,
      },
      reopen: { label: t("Reopen"), from: ["won", "lost"] },
      assign: { label: t("Assign"), without: ["owner_employee_ids"] },
    },
    emptyText: t("A lead is a chance to sell something, from the first contact until it is won or lost."),
  },
  calendar: {
    path: "/leads/calendar",
    listPath: "/leads",
    from: "expected_close_date",
    note: ({ attributes }: ApiRecord<"leads">) => attributes.company_name,
    isTentative: ({ attributes }: ApiRecord<"leads">) => attributes.status !== "open",
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
      { name: "amount", label: t("Sum") },
      { name: "weighted_amount", label: t("Weighted") },
    ],
    card: (record: ApiRecord<"leads">) => <LeadCard record={record} />,
    related: ["owner_employee_id"],
    move: (stage) => ({ action: "move", values: { stage_id: stage } }),
    quickAdd: ["name", "company_name", "amount"],
  },
  form: [
    {
      title: t("Lead"),
      fields: [
        ...["name", "stage_id", "amount", "currency", "probability_override", "expected_close_date"],
        ...["priority", "owner_employee_id", "source_id", "source_detail", "description"],
      ],
    },
    {
      title: t("Contact"),
      fields: [
        ...["company_name", "contact_first_name", "contact_last_name", "contact_position", "email", "phone"],
        ...["website", "address"],
      ],
    },
    { title: t("Client"), fields: ["client_id", "client_contact_id"] },
  ],
  initial: ({ workspace, employee_id }) => ({
    currency: workspace.base_currency,
    owner_employee_id: employee_id,
  }),
  actions: leadActions,
  isChangeable,
  deletion: {
    text: t("Its timeline is deleted too."),
    isOffered: ({ attributes }) => attributes.converted_at === null,
  },
  page: (id) => `/leads/${id}`,
  createPath: "/leads/new",
});
