import { Badge, Group, Text } from "@mantine/core";
import { benefits } from "../../api/generated/resources/benefits.ts";
import type { ApiRecord } from "../../api/records.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { formatMoney } from "../../format/numbers.ts";

/** What an amount of a charge is, with how often it is charged. */
export const EVERY: Readonly<Record<string, string>> = {
  monthly: "Monthly",
  quarterly: "Quarterly",
  yearly: "Yearly",
  one_time: "Once",
};

const named = ({ attributes }: ApiRecord<"benefits">) => (
  <Group gap="xs" wrap="nowrap">
    <Text size="sm" fw={500} component="span">
      {attributes.name}
    </Text>
    <InactiveBadge attributes={attributes} />
  </Group>
);

/** Says that a benefit gets no new enrolments. */
export function InactiveBadge({ attributes }: Pick<ApiRecord<"benefits">, "attributes">) {
  return attributes.is_active ? null : (
    <Badge variant="light" color="gray" tt="none" fw={600}>
      Inactive
    </Badge>
  );
}

const cost = (name: "employer_cost" | "employee_cost", label: string) => ({
  name,
  label,
  isFigure: true,
  render: ({ attributes }: ApiRecord<"benefits">) =>
    formatMoney(Number(attributes[name]), attributes.currency),
});

const ASSIGNING = {
  employee_ids: { label: "Who" },
  start_date: { label: "First day" },
  end_date: { label: "Last day", hint: "If empty, open-ended or until the employment ends." },
  employer_cost: { label: "Company pays", hint: "If empty, as in the catalogue." },
  employee_cost: { label: "Employee pays", hint: "If empty, as in the catalogue." },
};

/** The list, form and page of benefits. */
export const benefitUi = resourceUi({
  resource: "benefits",
  metadata: benefits,
  title: "Benefits",
  singular: "Benefit",
  note: "What the company offers.",
  fields: {
    provider: { hint: "The insurer, the gym network and the like." },
    url: { label: "Website" },
    frequency: { label: "Charged", hint: undefined, optionLabels: EVERY },
    employer_cost: { label: "Company pays", hint: "With each charge." },
    employee_cost: { label: "Employee pays", hint: "With each charge, withheld from the salary." },
    currency: { hint: undefined },
    waiting_period_days: { label: "Waiting period", hint: "Days after the first day of work." },
    eligible_contract_types: { label: "For contracts", hint: "If none are selected, everybody." },
    available_from: { label: "Available from", hint: "The first day on which it can start." },
    available_until: { label: "Available until", hint: "The last day on which it can start." },
    is_active: { label: "Active", hint: undefined },
    is_used: { label: "In use" },
  },
  list: {
    columns: [
      { name: "name", render: named },
      "category",
      "provider",
      "frequency",
      cost("employer_cost", "Company pays"),
      cost("employee_cost", "Employee pays"),
    ],
    more: ["waiting_period_days", "available_from", "available_until", "currency", "is_used", "created_at"],
    sort: "name",
    views: [
      { id: "offered", label: "Offered", filters: { is_active: "true" } },
      { id: "inactive", label: "Inactive", filters: { is_active: "false" } },
    ],
    filters: { is_active: { isHidden: true } },
    emptyText: "A benefit is something that the company offers beside the salary, such as health insurance.",
  },
  form: [
    {
      title: "Benefit",
      fields: ["name", "category", "provider", "url", "description", "is_active"],
    },
    { title: "Costs", fields: ["frequency", "employer_cost", "employee_cost", "currency"] },
    {
      title: "Eligibility",
      fields: ["waiting_period_days", "eligible_contract_types", "available_from", "available_until"],
    },
  ],
  initial: ({ workspace }) => ({ currency: workspace.base_currency }),
  actions: {
    assign: {
      label: "Assign",
      icon: "user-plus",
      isPrimary: true,
      title: ({ attributes }) => `Assign ${attributes.name}`,
      text: "Everybody chosen gets the benefit from the same day on.",
      fields: ASSIGNING,
      isExplained: (_benefit, holds) => holds,
    },
  },
  deletion: { text: "Nobody has had it.", isOffered: ({ attributes }) => attributes.is_used === false },
  page: (id) => `/benefits/${id}`,
  createPath: "/benefits/new",
});
