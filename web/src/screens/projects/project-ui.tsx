import { Badge, Group, Text } from "@mantine/core";
import { projects } from "../../api/generated/resources/projects.ts";
import type { ApiRecord } from "../../api/records.ts";
import { ArchivedBadge } from "../../components/archived-badge.tsx";
import { archiving } from "../../declare/archiving.ts";
import { relatedLabel } from "../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import type { InputProps, ShowProps } from "../../fields/field-ui.ts";
import { hours } from "../../fields/hours.tsx";
import { money } from "../../fields/money.tsx";
import { BILLING_MODELS, billingModelInWords } from "../../figures/project-economics.ts";
import { inBudgetUnit } from "./budget-bar.tsx";
import { ProjectCurrency } from "./project-currency.tsx";

const named = ({ attributes }: ApiRecord<"projects">) => (
  <Group gap="xs">
    <Text size="sm" fw={500} component="span">
      {attributes.name}
    </Text>
    {attributes.code !== null && (
      <Text size="xs" c="dimmed" component="span">
        {attributes.code}
      </Text>
    )}
    {attributes.archived === true && <ArchivedBadge />}
  </Group>
);

const isOfHours = (budgetType: unknown): boolean => String(budgetType).endsWith("hours");

/** Formats a budget in hours or money, depending on its type. */
function Budget({ value, record }: ShowProps) {
  const { budget_type, currency } = record?.attributes ?? {};
  const amount = inBudgetUnit(Number(value), isOfHours(budget_type) ? null : String(currency));
  return (
    <Text size="sm" component="span">
      {String(budget_type).startsWith("monthly") ? `${amount} a month` : amount}
    </Text>
  );
}

function BudgetInput(props: InputProps) {
  const isHours = isOfHours(props.values?.budget_type);
  const field = { ...props.field, currencyField: "currency" };
  return isHours ? (
    <hours.Input key="hours" {...props} />
  ) : (
    <money.Input key="money" {...props} field={field} />
  );
}

const isPaidBy =
  (...models: readonly string[]) =>
  ({ billing_model }: Readonly<Record<string, unknown>>): boolean =>
    models.includes(String(billing_model));

const fields: Readonly<Record<string, FieldOverride>> = {
  name: { hint: undefined },
  client_id: { label: "Client", hint: "If empty, an internal project." },
  client_name: { label: "Client" },
  billing_model: {
    label: "Billing",
    hint: undefined,
    optionLabels: BILLING_MODELS,
    Show: ({ value }) => (
      <Badge variant="default" tt="none" fw={500}>
        {billingModelInWords(value)}
      </Badge>
    ),
  },
  currency: { hint: "If empty, the client's; without a client, the workspace's.", Input: ProjectCurrency },
  budget: { hint: undefined, Show: Budget, Input: BudgetInput },
  budget_type: {
    label: "Budget type",
    hint: undefined,
    optionLabels: {
      hours: "Total hours",
      monthly_hours: "Hours per month",
      amount: "Total fees",
      monthly_amount: "Fees per month",
      cost: "Total internal cost",
    },
  },
  budget_includes_expenses: { label: "Include expenses", hint: undefined },
  budget_alert_percent: { label: "Warn at", hint: "Percentage of the budget." },
  fee_amount: {
    label: "Fee",
    hint: "Net: the full price of a fixed fee, or the monthly price of a retainer.",
    isOffered: isPaidBy("fixed_fee", "retainer"),
  },
  retainer_minutes: {
    label: "Included hours per month",
    hint: undefined,
    isOffered: isPaidBy("retainer"),
  },
  billed_rate: { label: "Rate per hour", hint: undefined },
  revenue_share_percent: {
    label: "Share of the revenue",
    hint: undefined,
    isOffered: isPaidBy("revenue_share"),
  },
  manager_employee_id: { label: "Lead" },
  starts_at: { label: "First day", hint: undefined },
  ends_at: { label: "Last day", hint: undefined },
  logo_path: { label: "Logo address" },
};

/** The list, form and page of projects. */
export const projectUi = resourceUi({
  resource: "projects",
  metadata: projects,
  title: "Projects",
  singular: "Project",
  fields,
  list: {
    columns: [
      { name: "name", render: named },
      "client_name",
      "billing_model",
      "budget",
      "manager_employee_id",
      "ends_at",
    ],
    more: ["code", "currency", "starts_at", "fee_amount", "billed_rate", "created_at"],
    sort: "name",
    views: [
      { id: "current", label: "Current", filters: { archived: "false" } },
      {
        id: "mine",
        label: "Mine",
        filters: ({ employee_id }) => (employee_id === null ? null : { archived: "false", employee_id }),
      },
      { id: "archived", label: "Archived", filters: { archived: "true" } },
      { id: "all", label: "All", filters: {} },
    ],
    filters: {
      archived: { isHidden: true },
      client_id: { label: "Client" },
      manager_employee_id: { label: "Lead" },
      employee_id: { label: "With", resource: "employees" },
    },
    emptyText:
      "A project is a piece of work, for a client or internal, on which time and expenses are recorded.",
  },
  timeline: {
    path: "/projects/timeline",
    listPath: "/projects",
    from: "starts_at",
    to: "ends_at",
    groupBy: "client_id",
    note: (record) => relatedLabel(record as unknown as ApiRecord, "manager") || null,
    related: ["manager_employee_id"],
  },
  form: [
    {
      title: "Project",
      fields: ["name", "code", "client_id", "manager_employee_id", "starts_at", "ends_at", "description"],
    },
    {
      title: "Price",
      fields: [
        "billing_model",
        "currency",
        "billed_rate",
        "fee_amount",
        "retainer_minutes",
        "revenue_share_percent",
      ],
    },
    {
      title: "Budget",
      fields: ["budget_type", "budget", "budget_alert_percent", "budget_includes_expenses"],
    },
  ],
  initial: ({ workspace }) => ({ currency: workspace.base_currency }),
  actions: archiving("No more time, tasks or assignments can be added. It remains in every report."),
  deletion: { text: "Its tasks and assignments are deleted too." },
  page: (id) => `/projects/${id}`,
  createPath: "/projects/new",
});
