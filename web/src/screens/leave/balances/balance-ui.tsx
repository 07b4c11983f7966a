import { Text } from "@mantine/core";
import { holidayBalances } from "../../../api/generated/resources/holiday-balances.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { Person } from "../../../components/person.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";

const holder = (record: ApiRecord<"holiday-balances">) => {
  const employee = record.relationships?.employee as ApiRecord | null | undefined;
  const policy = record.relationships?.holidayPolicy as ApiRecord | null | undefined;
  return employee ? (
    <Person
      name={recordLabel(employee)}
      avatar={employee.attributes.avatar}
      note={policy ? recordLabel(policy) : null}
    />
  ) : (
    <Text size="sm">{policy ? recordLabel(policy) : ""}</Text>
  );
};

const fields: Readonly<Record<string, FieldOverride>> = {
  employee_id: { label: "Employee" },
  holiday_policy_id: { label: "Policy" },
  year: { label: "Leave year", hint: undefined, type: "year" },
  initial_balance: { label: "Opening balance", hint: "If empty, as granted by the policy." },
  entitlement: { label: "Days per year", hint: undefined },
  accrues_from: { label: "Earned from", hint: undefined },
  carry_over_max_days: { label: "Maximum carry-over", hint: "If empty, no limit." },
  carry_over_expires_on: { label: "Carry-over expires on", hint: "If empty, it does not expire." },
  carried_over: { label: "Carried over" },
  accrued: { label: "Earned" },
  adjusted: { label: "Adjusted" },
  ledger_balance: { label: "Balance on the day" },
  balance: { label: "Left at the end of the year" },
  as_of: { label: "On" },
};

/** The list and page of leave balances. */
export const balanceUi = resourceUi({
  resource: "holiday-balances",
  metadata: holidayBalances,
  title: "Balances",
  singular: "Balance",
  nameOf: ({ relationships }) => {
    const employee = relationships?.employee as ApiRecord | null | undefined;
    return employee ? `Balance of ${recordLabel(employee)}` : "Balance";
  },
  note: "One account for each employee, policy and leave year.",
  fields,
  list: {
    columns: [
      {
        name: "employee_id",
        label: "Whose",
        render: holder,
        include: "employee[id|name|avatar],holidayPolicy[id|name]",
      },
      "year",
      "available",
      "taken",
      "booked",
      "pending",
      "balance",
    ],
    more: [
      "entitlement",
      "initial_balance",
      "carried_over",
      "accrued",
      "adjusted",
      "lapsed",
      "ledger_balance",
    ],
    sort: "-year",
    filters: {
      employee_id: { label: "Whose", resource: "employees" },
      holiday_policy_id: { label: "Policy", resource: "holiday-policies" },
    },
    emptyText: "Accounts are opened automatically for everybody who is eligible.",
  },
  form: [
    {
      title: "Account",
      fields: [
        "employee_id",
        "holiday_policy_id",
        "year",
        "initial_balance",
        "entitlement",
        "accrues_from",
        "carry_over_max_days",
        "carry_over_expires_on",
      ],
    },
  ],
  actions: {
    adjust: {
      label: "Adjust",
      title: "Adjust the balance?",
      text: "The adjustment is recorded on the account as a separate line with its reason.",
      fields: {
        days: { label: "Days", hint: "Use a negative number to deduct days." },
        effective_date: { label: "On", hint: "If empty, today, within the leave year." },
      },
      done: "The balance has been adjusted.",
    },
  },
  page: (id) => `/leave/balances/${id}`,
});
