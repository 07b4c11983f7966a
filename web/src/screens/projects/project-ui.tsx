import { Badge, Group, Text } from "@mantine/core";
import { projects } from "../../api/generated/resources/projects.ts";
import type { ApiRecord } from "../../api/records.ts";
import { ArchivedBadge } from "../../components/archived-badge.tsx";
import { archiving } from "../../declare/archiving.ts";
import { relatedLabel } from "../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import type { InputProps, ShowProps } from "../../fields/field-ui.ts";
import { HoursField } from "../../fields/inputs/hours.tsx";
import { MoneyField } from "../../fields/inputs/money.tsx";
import { BILLING_MODELS, billingModelInWords } from "../../figures/project-economics.ts";
import { t } from "../../messages/t.ts";
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
      {String(budget_type).startsWith("monthly") ? t`${amount} a month` : amount}
    </Text>
  );
}

function BudgetInput(props: InputProps) {
  const isHours = isOfHours(props.values?.budget_type);
  const field = { ...props.field, currencyField: "currency" };
  return isHours ? (
    <HoursField key="hours" {...props} />
  ) : (
    <MoneyField key="money" {...props} field={field} />
  );
}

const isPaidBy =
  (...models: readonly string[]) =>
  ({ billing_model }: Readonly<Record<string, unknown>>): boolean =>
    models.includes(String(billing_model));

const fields: Readonly<Record<string, FieldOverride>> = {
  name: { hint: undefined },
  client_id: { label: t("Client"), hint: t("If empty, an internal project.") },
  client_name: { label: t("Client") },
  billing_model: {
    label: t("Billing"),
    hint: undefined,
    optionLabels: BILLING_MODELS,
    Show: ({ value }) => (
      <Badge variant="default" tt="none" fw={500}>
        {billingModelInWords(value)}
      </Badge>
    ),
  },
  currency: { hint: t("If empty, the client's; without a client, the workspace's."), Input: ProjectCurrency },
  budget: { hint: undefined, Show: Budget, Input: BudgetInput },
  budget_type: {
    label: t("Budget type"),
    hint: undefined,
    optionLabels: {
      hours: t("Total hours"),
      monthly_hours: t("Hours per month"),
      amount: t("Total fees"),
      monthly_amount: t("Fees per month"),
      cost: t("Total internal cost"),
    },
  },
  budget_includes_expenses: { label: t("Include expenses"), hint: undefined },
  budget_alert_percent: { label: t("Warn at"), hint: t("Percentage of the budget.") },
  fee_amount: {
    label: t("Fee"),
    hint: t("Net: the full price of a fixed fee, or the monthly price of a retainer."),
    isOffered: isPaidBy("fixed_fee", "retainer"),
  },
  retainer_minutes: {
    label: t("Included hours per month"),
    hint: undefined,
    isOffered: isPaidBy("retainer"),
  },
  billed_rate: { label: t("Rate per hour"), hint: undefined },
  revenue_share_percent: {
    label: t("Share of the revenue"),
    hint: undefined,
    isOffered: isPaidBy("revenue_share"),
  },
  manager_employee_id: { label: t("Project lead") },
  starts_at: { label: t("First day"), hint: undefined },
  ends_at: { label: t("Last day"), hint: undefined },
  logo_path: { label: t("Logo address") },
};

/** The list, form and page of projects. */
export const projectUi = resourceUi({
  resource: "projects",
  metadata: projects,
  title: t("Projects"),
  singular: t("Project"),
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
      { id: "current", label: (them) => t("Current", them), filters: { archived: "false" } },
      {
        id: "mine",
        label: (them) => t("Mine", them),
        filters: ({ employee_id }) => (employee_id === null ? null : { archived: "false", employee_id }),
      },
      { id: "archived", label: (them) => t("Archived", them), filters: { archived: "true" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      archived: { isHidden: true },
      client_id: { label: t("Client") },
      manager_employee_id: { label: t("Project lead") },
      employee_id: { label: t("Employee"), resource: "employees" },
    },
    emptyText: t(
      "A project is a piece of work, for a client or internal, on which time and expenses are recorded.",
    ),
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
      title: t("Project"),
      fields: ["name", "code", "client_id", "manager_employee_id", "starts_at", "ends_at", "description"],
    },
    {
      title: t("Price"),
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
      title: t("Budget"),
      fields: ["budget_type", "budget", "budget_alert_percent", "budget_includes_expenses"],
    },
  ],
  initial: ({ workspace }) => ({ currency: workspace.base_currency }),
  actions: archiving(t("No more time, tasks or assignments can be added. It remains in every report.")),
  deletion: { text: t("Its tasks and assignments are deleted too.") },
  page: (id) => `/projects/${id}`,
  createPath: "/projects/new",
});
