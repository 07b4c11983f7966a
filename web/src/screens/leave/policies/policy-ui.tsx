import { Badge, ColorSwatch, Group, Text } from "@mantine/core";
import { holidayPolicies } from "../../../api/generated/resources/holiday-policies.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { ArchivedBadge } from "../../../components/archived-badge.tsx";
import { archiving } from "../../../declare/archiving.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { monthName } from "../../../format/dates.ts";
import { inDays } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";

/** Badges for the special properties of a policy. */
export function PolicyBadges({ attributes }: Pick<ApiRecord, "attributes">) {
  return (
    <>
      {attributes.is_default === true && (
        <Badge variant="light" tt="none" fw={600}>
          {t("Default")}
        </Badge>
      )}
      {attributes.archived_at !== null && <ArchivedBadge of={{ one: t("Leave policy") }} />}
    </>
  );
}

const named = ({ attributes }: ApiRecord<"holiday-policies">) => (
  <Group gap="xs" wrap="nowrap">
    {typeof attributes.color === "string" && (
      <ColorSwatch color={attributes.color} size={12} withShadow={false} />
    )}
    <Text size="sm" fw={500} component="span">
      {attributes.name}
    </Text>
    <PolicyBadges attributes={attributes} />
  </Group>
);

const granted = ({ attributes }: ApiRecord<"holiday-policies">) => (
  <Text size="sm" component="span">
    {attributes.accrual_method === "unlimited" ? t("Unlimited") : inDays(Number(attributes.annual_days))}
  </Text>
);

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const fields: Readonly<Record<string, FieldOverride>> = {
  leave_type: { label: t("Type"), hint: undefined },
  is_paid: { label: t("Paid leave") },
  is_default: { label: t("Default policy"), hint: undefined },
  accrual_method: {
    label: t("Granted"),
    hint: undefined,
    optionLabels: {
      upfront: t("All at once, on the first day"),
      daily: t("Daily"),
      monthly: t("Monthly"),
      quarterly: t("Quarterly"),
      unlimited: t("Unlimited: no balance is tracked"),
    },
  },
  accrual_timing: {
    label: t("Credited"),
    hint: t("Of the month or quarter."),
    optionLabels: { period_start: t("At its start"), period_end: t("At its end") },
  },
  annual_days: { label: t("Days per year"), hint: t("For a full year with full-time hours.") },
  seniority_levels: { label: t("Extra days by seniority"), hint: undefined },
  prorate_part_time: { label: t("Prorate for part-time hours"), hint: undefined },
  prorate: { label: t("Prorate for joining and leaving during the year"), hint: undefined },
  rounding_step: { label: t("Rounded to"), hint: t("Days.") },
  max_balance_days: {
    label: t("Maximum balance (days)"),
    hint: t("Days accrued above it are forfeited."),
  },
  year_start_month: {
    label: t("Leave year starts in"),
    hint: undefined,
    type: "integer-enum",
    options: MONTHS,
    optionLabels: (month) => monthName(Number(month)),
  },
  carry_over_max_days: {
    label: t("Maximum carry-over into the next year"),
    hint: t("In days. If empty, all."),
  },
  carry_over_expires_after_months: { label: t("Carry-over expires after"), hint: t("If empty, never.") },
  negative_limit_days: {
    label: t("Maximum negative balance"),
    hint: t("Days that can be taken in advance of accrual."),
  },
  day_count: {
    label: t("What counts"),
    hint: undefined,
    optionLabels: { working_days: t("Working days"), calendar_days: t("All calendar days") },
  },
  allow_half_days: { label: t("Half days") },
  allow_hours: { label: t("Hours") },
  min_notice_days: { label: t("Notice"), hint: t("Days before the first day.") },
  waiting_period_days: { label: t("Waiting period"), hint: t("Days after the first day of work.") },
  max_consecutive_days: { label: t("Maximum days per request"), hint: undefined },
  requires_approval: { label: t("Needs approval"), hint: undefined },
  contract_types: { label: t("For contracts"), hint: t("If none are selected, all.") },
  auto_assign: { label: t("Applies to everybody eligible"), hint: undefined },
};

/** The list, form and page of leave policies. */
export const policyUi = resourceUi({
  resource: "holiday-policies",
  metadata: holidayPolicies,
  title: t("Leave policies"),
  singular: t("Leave policy"),
  note: t("The types of leave and the rules for granting, counting and approving each."),
  fields,
  list: {
    columns: [
      { name: "name", render: named },
      "leave_type",
      { name: "annual_days", label: t("A year"), render: granted },
      "accrual_method",
      "requires_approval",
    ],
    more: ["is_paid", "day_count", "carry_over_max_days", "negative_limit_days", "auto_assign", "created_at"],
    sort: "name",
    views: [
      { id: "current", label: (them) => t("Current", them), filters: { archived: "false" } },
      { id: "archived", label: (them) => t("Archived", them), filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: t("A policy is a type of leave with its rules."),
  },
  form: [
    { title: t("Policy"), fields: ["name", "leave_type", "description", "color", "is_paid", "is_default"] },
    {
      title: t("Entitlement"),
      fields: [
        "accrual_method",
        "accrual_timing",
        "annual_days",
        "seniority_levels",
        "prorate",
        "prorate_part_time",
        "rounding_step",
        "max_balance_days",
        "year_start_month",
        "carry_over_max_days",
        "carry_over_expires_after_months",
      ],
    },
    {
      title: t("Requests"),
      fields: [
        "day_count",
        "requires_approval",
        "allow_half_days",
        "allow_hours",
        "negative_limit_days",
        "min_notice_days",
        "waiting_period_days",
        "max_consecutive_days",
      ],
    },
    { title: t("Eligibility"), fields: ["contract_types", "auto_assign"] },
  ],
  actions: archiving(t("No new leave can be requested under it; open requests remain.")),
  deletion: { text: t("Nobody has used it. Its unused accounts are deleted too.") },
  page: (id) => `/leave/policies/${id}`,
  createPath: "/leave/policies/new",
});
