import { Text } from "@mantine/core";
import { holidays } from "../../../api/generated/resources/holidays.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { Person } from "../../../components/person.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../format/words.ts";
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
  employee_id: { label: "For", hint: undefined },
  holiday_policy_id: { label: "Leave type", hint: undefined },
  start_date: { label: "First day", hint: undefined },
  end_date: { label: "Last day", hint: undefined },
  start_period: {
    label: "Begins in the",
    hint: undefined,
    nullable: false,
    optionLabels: { morning: "Morning", afternoon: "Choose afternoon if the first day is a half day" },
  },
  end_period: {
    label: "Ends in the",
    hint: undefined,
    nullable: false,
    optionLabels: { morning: "Choose morning if the last day is a half day", afternoon: "Afternoon" },
  },
  minutes: { label: "Hours", hint: "Instead of whole or half days." },
  reason: { hint: undefined },
  substitute_employee_id: { label: "Stand-in", hint: undefined },
  status: { Show: ({ value }) => <LeaveStatus status={String(value)} /> },
  days: { label: "Days" },
  decided_by_employee_id: { label: "Decided by" },
  decided_at: { label: "Decided" },
  status_explanation: { label: "Explanation" },
  created_at: { label: "Requested" },
};

/** The list and page of leave requests. */
export const leaveUi = resourceUi({
  resource: "holidays",
  metadata: holidays,
  title: "Leave requests",
  singular: "Leave request",
  nameOf: (record) => {
    const employee = related(record, "employee");
    return employee ? `Leave of ${recordLabel(employee)}` : "Leave request";
  },
  fields,
  list: {
    columns: [
      {
        name: "employee_id",
        label: "Who",
        render: (record) => <Requester record={record} />,
        include: "employee[id|name|avatar],holidayPolicy[id|name]",
      },
      {
        name: "start_date",
        label: "When",
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
      { id: "pending", label: "Pending", filters: { status: "pending" } },
      { id: "approved", label: "Approved", filters: { status: "approved" } },
      { id: "all", label: "All", filters: {} },
    ],
    filters: {
      status: { isHidden: true },
      employee_id: { label: "Who", resource: "employees" },
      holiday_policy_id: { label: "Leave type", resource: "holiday-policies" },
      manager_employee_id: { label: "Reports of", resource: "employees" },
    },
    bulk: {
      // Overriding the balance is possible only for a single request.
      approve: { from: ["pending"], without: ["override_balance"] },
      reject: { from: ["pending"], isDangerous: true },
      cancel: { label: "Cancel the leave", from: ["pending", "approved"], isDangerous: true },
    },
    emptyText: "Request leave here. Your manager decides on it.",
  },
  calendar: {
    path: "/leave/requests/calendar",
    listPath: "/leave/requests",
    from: "start_date",
    to: "end_date",
    title: (record) => {
      const employee = related(record, "employee");
      return employee ? recordLabel(employee) : "Leave";
    },
    note: (record) =>
      [
        policyName(record),
        ...(record.attributes.status === "approved" ? [] : [inWords(record.attributes.status)]),
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
      { id: "planned", label: "Approved and pending", filters: { status: "approved,pending" } },
      { id: "all", label: "All", filters: {} },
    ],
  },
  form: [],
  actions: requestActions,
  page: (id) => `/leave/requests/${id}`,
});
