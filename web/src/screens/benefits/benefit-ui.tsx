import { Badge, Group, Text } from "@mantine/core";
import { benefits } from "../../api/generated/resources/benefits.ts";
import type { ApiRecord } from "../../api/records.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";

/** What an amount of a charge is, with how often it is charged. */
export const EVERY: Readonly<Record<string, string>> = {
  monthly: t("Monthly"),
  quarterly: t("Quarterly"),
  yearly: t("Yearly"),
  one_time: t("Once"),
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
      {t("Inactive")}
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
  employee_ids: { label: t("Who") },
  start_date: { label: t("First day") },
  end_date: { label: t("Last day"), hint: t("If empty, open-ended or until the employment ends.") },
  employer_cost: { label: t("Company pays"), hint: t("If empty, as in the catalogue.") },
  employee_cost: { label: t("Employee pays"), hint: t("If empty, as in the catalogue.") },
};

/** The list, form and page of benefits. */
export const benefitUi = resourceUi({
  resource: "benefits",
  metadata: benefits,
  title: t("Benefits"),
  singular: t("Benefit"),
  note: t("What the company offers."),
  fields: {
    provider: { hint: t("The insurer, the gym network and the like.") },
    url: { label: t("Website") },
    frequency: { label: t("Charged"), hint: undefined, optionLabels: EVERY },
    employer_cost: { label: t("Company pays"), hint: t("With each charge.") },
    employee_cost: { label: t("Employee pays"), hint: t("With each charge, withheld from the salary.") },
    currency: { hint: undefined },
    waiting_period_days: { label: t("Waiting period"), hint: t("Days after the first day of work.") },
    eligible_contract_types: { label: t("For contracts"), hint: t("If none are selected, everybody.") },
    available_from: { label: t("Available from"), hint: t("The first day on which it can start.") },
    available_until: { label: t("Available until"), hint: t("The last day on which it can start.") },
    is_active: { label: t("Active"), hint: undefined },
    is_used: { label: t("In use") },
  },
  list: {
    columns: [
      { name: "name", render: named },
      "category",
      "provider",
      "frequency",
      cost("employer_cost", t("Company pays")),
      cost("employee_cost", t("Employee pays")),
    ],
    more: ["waiting_period_days", "available_from", "available_until", "currency", "is_used", "created_at"],
    sort: "name",
    views: [
      { id: "offered", label: t("Offered"), filters: { is_active: "true" } },
      { id: "inactive", label: (them) => t("Inactive", them), filters: { is_active: "false" } },
    ],
    filters: { is_active: { isHidden: true } },
    emptyText: t(
      "A benefit is something that the company offers beside the salary, such as health insurance.",
    ),
  },
  form: [
    {
      title: t("Benefit"),
      fields: ["name", "category", "provider", "url", "description", "is_active"],
    },
    { title: t("Costs"), fields: ["frequency", "employer_cost", "employee_cost", "currency"] },
    {
      title: t("Eligibility"),
      fields: ["waiting_period_days", "eligible_contract_types", "available_from", "available_until"],
    },
  ],
  initial: ({ workspace }) => ({ currency: workspace.base_currency }),
  actions: {
    assign: {
      label: t("Assign"),
      icon: "user-plus",
      isPrimary: true,
      title: ({ attributes }) => t`Assign ${attributes.name}`,
      text: t("Everybody chosen gets the benefit from the same day on."),
      fields: ASSIGNING,
      isExplained: (_benefit, holds) => holds,
    },
  },
  deletion: { text: t("Nobody has had it."), isOffered: ({ attributes }) => attributes.is_used === false },
  page: (id) => `/benefits/${id}`,
  createPath: "/benefits/new",
});
