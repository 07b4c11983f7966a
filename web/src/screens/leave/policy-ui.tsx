import { Badge, ColorSwatch, Group, Text } from "@mantine/core";
import { holidayPolicies } from "../../api/generated/resources/holiday-policies.ts";
import type { ApiRecord } from "../../api/records.ts";
import { ArchivedBadge } from "../../components/archived-badge.tsx";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { monthName } from "../../format/dates.ts";
import { inDays } from "../../format/numbers.ts";

/** What is particular about a policy. */
export function PolicyBadges({ attributes }: Pick<ApiRecord, "attributes">) {
  return (
    <>
      {attributes.is_default === true && (
        <Badge variant="light" tt="none" fw={600}>
          Default
        </Badge>
      )}
      {attributes.archived_at !== null && <ArchivedBadge />}
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
    {attributes.accrual_method === "unlimited" ? "Unlimited" : inDays(Number(attributes.annual_days))}
  </Text>
);

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const fields: Readonly<Record<string, FieldOverride>> = {
  leave_type: { label: "Type", hint: undefined },
  is_paid: { label: "Paid" },
  is_default: { label: "Default policy", hint: undefined },
  accrual_method: {
    label: "Granted",
    hint: undefined,
    optionLabels: {
      upfront: "At once, on the first day",
      daily: "Day by day",
      monthly: "Month by month",
      quarterly: "Quarter by quarter",
      unlimited: "Unlimited: no balance is tracked",
    },
  },
  accrual_timing: {
    label: "Credited",
    hint: "Of month or quarter.",
    optionLabels: { period_start: "At its start", period_end: "At its end" },
  },
  annual_days: { label: "Days a year", hint: "For a full year and a full week.", type: "days" },
  seniority_levels: { label: "More with seniority", hint: undefined },
  prorate_part_time: { label: "Less for part-time weeks", hint: undefined },
  prorate: { label: "Share for those who join or leave in the year", hint: undefined },
  rounding_step: { label: "Rounded to", hint: "Days." },
  max_balance_days: {
    label: "Most days on the account",
    hint: "What is earned above it is lost.",
    type: "days",
  },
  year_start_month: {
    label: "Leave year begins in",
    hint: undefined,
    type: "integer-enum",
    options: MONTHS,
    optionLabels: (month) => monthName(Number(month)),
  },
  carry_over_max_days: {
    label: "Carried into the next year, at most",
    hint: "Days. Empty: all.",
    type: "days",
  },
  carry_over_expires_after_months: { label: "Carried days lapse after", hint: "Months. Empty: never." },
  negative_limit_days: {
    label: "How far below zero",
    hint: "Days that a request may take on credit.",
    type: "days",
  },
  day_count: {
    label: "What counts",
    hint: undefined,
    optionLabels: { working_days: "Working days", calendar_days: "Every day of the calendar" },
  },
  allow_half_days: { label: "Half days" },
  allow_hours: { label: "Hours" },
  min_notice_days: { label: "Notice", hint: "Days before the first day." },
  waiting_period_days: { label: "Waiting period", hint: "Days after the first day of work." },
  max_consecutive_days: { label: "Most days of one request", hint: undefined, type: "days" },
  requires_approval: { label: "Needs approval", hint: undefined },
  contract_types: { label: "For contracts", hint: "None chosen: all." },
  auto_assign: { label: "Everybody eligible has it", hint: undefined },
};

/** Leave policies in their list and on their pages. */
export const policyUi = resourceUi({
  resource: "holiday-policies",
  metadata: holidayPolicies,
  title: "Leave policies",
  singular: "Leave policy",
  note: "The kinds of leave, and the rules by which each is granted, counted and approved.",
  fields,
  list: {
    columns: [
      { name: "name", render: named },
      "leave_type",
      { name: "annual_days", label: "A year", render: granted },
      "accrual_method",
      "requires_approval",
    ],
    more: ["is_paid", "day_count", "carry_over_max_days", "negative_limit_days", "auto_assign", "created_at"],
    sort: "name",
    views: [
      { id: "current", label: "Current", filters: { archived: "false" } },
      { id: "archived", label: "Archived", filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: "A policy is a kind of leave with its rules.",
  },
  form: [
    { title: "Policy", fields: ["name", "leave_type", "description", "color", "is_paid", "is_default"] },
    {
      title: "What is granted",
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
      title: "Requests",
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
    { title: "Who has it", fields: ["contract_types", "auto_assign"] },
  ],
  page: (id) => `/leave/policies/${id}`,
  createPath: "/leave/policies/new",
});
