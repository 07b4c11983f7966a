import { Text } from "@mantine/core";
import { employeeRates } from "../../api/generated/resources/employee-rates.ts";
import { projectAssignments } from "../../api/generated/resources/project-assignments.ts";
import type { ApiRecord } from "../../api/records.ts";
import { EffectivePeriod } from "../../components/effective-period.tsx";
import { NotKnown } from "../../components/with-reasons.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { agreedRateColumn } from "../../figures/agreed-rate.tsx";
import { latestFirst } from "../../figures/rate-order.ts";
import { formatDate, todayIn } from "../../format/dates.ts";
import { formatHours } from "../../format/durations.ts";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { RelatedRecords } from "../../records/related-records.tsx";
import { useSession } from "../../session/session.ts";
import { RateStart } from "./rate-start.tsx";

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

const period = {
  name: "starts_at",
  label: t("When"),
  render: ({ attributes }: ApiRecord) => (
    <EffectivePeriod from={textOrNull(attributes.starts_at)} to={textOrNull(attributes.ends_at)} />
  ),
};

/** An amount in the workspace's currency, or words if there is none. */
function Amount({ amount, none = t("no rate") }: { readonly amount: unknown; readonly none?: string }) {
  const { base_currency } = useSession().workspace;
  return (
    <Text size="sm" component="span" c={typeof amount === "number" ? undefined : "dimmed"}>
      {typeof amount === "number" ? formatMoney(amount, base_currency) : none}
    </Text>
  );
}

const perHour = {
  name: "effective_hourly_rate",
  label: t("Per hour"),
  isFigure: true,
  render: ({ attributes }: ApiRecord) =>
    typeof attributes.effective_hourly_rate_reason === "string" ? (
      <NotKnown reasons={[attributes.effective_hourly_rate_reason]} />
    ) : (
      <Amount amount={attributes.effective_hourly_rate} />
    ),
};

const isMonthly = ({ rate_type }: Readonly<Record<string, unknown>>): boolean => rate_type === "monthly";

const fields = {
  starts_at: { label: t("First day"), hint: t("It applies until the next rate."), Input: RateStart },
  hourly_rate: { label: t("Rate per hour"), hint: t("If empty, no rate applies from that day on.") },
  rate_type: {
    label: t("Paid"),
    hint: undefined,
    optionLabels: { hourly: t("Hourly"), monthly: t("Monthly") },
  },
  monthly_rate: { label: t("Cost per month"), hint: undefined, isOffered: isMonthly },
  weekly_hours_capacity: {
    label: t("For weekly hours"),
    hint: t("If empty, the employee's."),
    isOffered: isMonthly,
  },
};

const startOf = ({ attributes: { starts_at } }: ApiRecord): string =>
  typeof starts_at === "string" ? t`Rate from ${formatDate(starts_at)}` : t("Rate from the beginning");

const billedRateUi = resourceUi({
  resource: "employee-rates",
  metadata: employeeRates,
  title: t("Billed rates"),
  singular: t("Billed rate"),
  nameOf: startOf,
  note: t("The hourly rate that is billed where no assignment, task or project has a rate."),
  fields,
  list: { columns: [period, perHour], sort: "-starts_at", emptyText: t("No billed rate has been entered.") },
  form: [{ title: t("Rate"), fields: ["starts_at", "hourly_rate"] }],
  initial: ({ workspace }) => ({ starts_at: todayIn(workspace.timezone) }),
});

const costRateUi = resourceUi({
  resource: "employee-rates",
  metadata: employeeRates,
  title: t("Internal cost"),
  singular: t("Internal cost"),
  nameOf: startOf,
  note: t("The cost of an hour to the company, unless an assignment has its own."),
  fields: {
    ...fields,
    hourly_rate: {
      label: t("Cost per hour"),
      hint: t("If empty, no cost applies from that day on."),
      isOffered: (values: Readonly<Record<string, unknown>>) => !isMonthly(values),
    },
  },
  list: {
    columns: [
      period,
      perHour,
      {
        name: "monthly_rate",
        label: t("A month"),
        isFigure: true,
        render: (record) => <Monthly record={record} />,
      },
    ],
    sort: "-starts_at",
    emptyText: t("No internal cost has been entered."),
  },
  form: [
    {
      title: t("Cost"),
      fields: ["starts_at", "rate_type", "hourly_rate", "monthly_rate", "weekly_hours_capacity"],
    },
  ],
  initial: ({ workspace }) => ({ starts_at: todayIn(workspace.timezone) }),
});

function Monthly({ record: { attributes } }: { readonly record: ApiRecord }) {
  const { base_currency } = useSession().workspace;
  if (typeof attributes.monthly_rate !== "number") return null;
  return (
    <Text size="sm" component="span">
      {t`${formatMoney(attributes.monthly_rate, base_currency)} for ${formatHours(Number(attributes.weekly_hours_capacity))} hours a week`}
    </Text>
  );
}

const assignmentUi = resourceUi({
  resource: "project-assignments",
  metadata: projectAssignments,
  title: t("On projects"),
  singular: t("Assignment"),
  nameOf: ({ attributes }) => attributes.project_name,
  note: t("Rates agreed for a project take precedence over the general rates."),
  fields: {
    billed_rate: { label: t("Rate per hour"), hint: undefined },
    internal_cost_rate: { label: t("Internal cost per hour") },
    weekly_hours_capacity: { label: t("Weekly hours") },
  },
  list: {
    columns: [
      { name: "project_name", label: t("Project") },
      period,
      "weekly_hours_capacity",
      agreedRateColumn,
      {
        name: "internal_cost_rate",
        isFigure: true,
        render: ({ attributes }) => <Amount amount={attributes.internal_cost_rate} none={t("general")} />,
      },
    ],
    sort: "-starts_at",
    emptyText: t("The person is not assigned to any project."),
  },
  form: [],
});

/** The billed rates and internal costs of an employee, by period. */
export function RatesTab({ record }: RecordViewProps<"employees">) {
  return (
    <>
      <RelatedRecords
        ui={billedRateUi}
        of={{ employee_id: record.id, kind: "billed" }}
        arrange={latestFirst}
      />
      <RelatedRecords
        ui={costRateUi}
        of={{ employee_id: record.id, kind: "internal_cost" }}
        arrange={latestFirst}
      />
      <RelatedRecords
        ui={assignmentUi}
        of={{ employee_id: record.id }}
        mayCreate={false}
        target={({ attributes }) => ({ to: `/projects/${attributes.project_id}` })}
      />
    </>
  );
}
