import { Text } from "@mantine/core";
import { holidays } from "../../../api/generated/resources/holidays.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { Person } from "../../../components/person.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";
import { periodInWords } from "./leave-period.ts";
import { LeaveStatus } from "./leave-status.tsx";
import { requestActions } from "./request-actions.ts";

const related = ({ relationships }: ApiRecord<"holidays">, name: string): ApiRecord | null =>
  (relationships?.[name] as ApiRecord | null | undefined) ?? null;

function Requester({ record }: { readonly record: ApiRecord<"holidays"> }) {
  const employee = related(record, "employee");
  return employee ? (
    <Person name={recordLabel(employee)} avatar={employee.attributes.avatar} note={policyName(record)} />
  ) : (
    <Text size="sm">{policyName(record)}</Text>
  );
}

const policyName = (record: ApiRecord<"holidays">): string => {
  const policy = related(record, "holidayPolicy");
  return policy ? recordLabel(policy) : "";
};

const fields: Readonly<Record<string, FieldOverride>> = {
  employee_id: { label: t("For"), hint: undefined },
  holiday_policy_id: { label: t("Leave type"), hint: undefined },
  start_date: { label: t("First day"), hint: undefined },
  end_date: { label: t("Last day"), hint: undefined },
  start_period: {
    label: t("Begins in the"),
    hint: undefined,
    nullable: false,
    optionLabels: { morning: t("Morning"), afternoon: t("Choose afternoon if the first day is a half day") },
  },
  end_period: {
    label: t("Ends in the"),
    hint: undefined,
    nullable: false,
    optionLabels: { morning: t("Choose morning if the last day is a half day"), afternoon: t("Afternoon") },
  },
  minutes: { label: t("Hours"), hint: t("Instead of whole or half days.") },
  reason: { hint: undefined },
  substitute_employee_id: { label: t("Stand-in"), hint: undefined },
  status: { Show: ({ value }) => <LeaveStatus status={String(value)} /> },
  days: { label: t("Days") },
  decided_by_employee_id: { label: t("Decided by") },
  decided_at: { label: t("Decided") },
  status_explanation: { label: t("Explanation") },
  created_at: { label: t("Requested") },
};

/** The list and page of leave requests. */
export const leaveUi = resourceUi({
  resource: "holidays",
  metadata: holidays,
  title: t("Leave requests"),
  singular: t("Leave request"),
  nameOf: (record) => {
    const employee = related(record, "employee");
    return employee ? t`Leave of ${recordLabel(employee)}` : t("Leave request");
  },
  fields,
  list: {
    columns: [
      {
        name: "employee_id",
        label: t("Who"),
        render: (record) => <Requester record={record} />,
        include: "employee[id|name|avatar],holidayPolicy[id|name]",
      },
      {
        name: "start_date",
        label: t("When"),
        render: (record) => (
          <Text size="sm" component="span">
            {periodInWords(record)}
          </Text>
        ),
      },
      "days",
      "status",
    ],
    more: ["reason", "substitute_employee_id", "decided_by_employee_id", "decided_at", "created_at"],
    sort: "-start_date",
    views: [
      { id: "pending", label: (them) => t("Pending", them), filters: { status: "pending" } },
      { id: "approved", label: (them) => t("Approved", them), filters: { status: "approved" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      status: { isHidden: true },
      employee_id: { label: t("Who"), resource: "employees" },
      holiday_policy_id: { label: t("Leave type"), resource: "holiday-policies" },
      manager_employee_id: { label: t("Reports of"), resource: "employees" },
    },
    bulk: {
      // Overriding the balance is possible only for a single request.
      approve: { from: ["pending"], without: ["override_balance"] },
      reject: { from: ["pending"], isDangerous: true },
      cancel: { label: t("Cancel the leave"), from: ["pending", "approved"], isDangerous: true },
    },
    emptyText: t("Request leave here. Your manager decides on it."),
  },
  calendar: {
    path: "/leave/requests/calendar",
    listPath: "/leave/requests",
    from: "start_date",
    to: "end_date",
    title: (record) => {
      const employee = related(record, "employee");
      return employee ? recordLabel(employee) : t("Leave");
    },
    note: (record) =>
      [
        policyName(record),
        ...(record.attributes.status === "approved"
          ? []
          : [inWords(record.attributes.status, { one: t("Leave request") })]),
      ]
        .filter(Boolean)
        .join(", "),
    color: (record) => {
      const color = related(record, "holidayPolicy")?.attributes.color;
      return typeof color === "string" ? color : null;
    },
    isTentative: ({ attributes }) => attributes.status !== "approved",
    include: "employee[id|name],holidayPolicy[id|name|color]",
    views: [
      { id: "planned", label: t("Approved and pending"), filters: { status: "approved,pending" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
  },
  form: [],
  actions: requestActions,
  page: (id) => `/leave/requests/${id}`,
});
