import { Text } from "@mantine/core";
import { holidayBalances } from "../../../api/generated/resources/holiday-balances.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { Person } from "../../../components/person.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";

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
  employee_id: { label: t("Employee") },
  holiday_policy_id: { label: t("Policy") },
  year: { label: t("Leave year"), hint: undefined, type: "year" },
  initial_balance: { label: t("Opening balance"), hint: t("If empty, as granted by the policy.") },
  entitlement: { label: t("Days per year"), hint: undefined },
  accrues_from: { label: t("Earned from"), hint: undefined },
  carry_over_max_days: { label: t("Maximum carry-over"), hint: t("If empty, no limit.") },
  carry_over_expires_on: { label: t("Carry-over expires on"), hint: t("If empty, it does not expire.") },
  carried_over: { label: t("Carried over") },
  accrued: { label: t("Earned") },
  adjusted: { label: t("Adjusted") },
  ledger_balance: { label: t("Balance on the day") },
  balance: { label: t("Left at the end of the year") },
  as_of: { label: t("On") },
};

/** The list and page of leave balances. */
export const balanceUi = resourceUi({
  resource: "holiday-balances",
  metadata: holidayBalances,
  title: t("Balances"),
  singular: t("Balance"),
  nameOf: ({ relationships }) => {
    const employee = relationships?.employee as ApiRecord | null | undefined;
    return employee ? t`Balance of ${recordLabel(employee)}` : t("Balance");
  },
  note: t("One account for each employee, policy and leave year."),
  fields,
  list: {
    columns: [
      {
        name: "employee_id",
        label: t("Whose"),
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
      employee_id: { label: t("Whose"), resource: "employees" },
      holiday_policy_id: { label: t("Policy"), resource: "holiday-policies" },
    },
    emptyText: t("Accounts are opened automatically for everybody who is eligible."),
  },
  form: [
    {
      title: t("Account"),
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
      label: t("Adjust"),
      title: t("Adjust the balance?"),
      text: t("The adjustment is recorded on the account as a separate line with its reason."),
      fields: {
        days: { label: t("Days"), hint: t("Use a negative number to deduct days.") },
        effective_date: { label: t("On"), hint: t("If empty, today, within the leave year.") },
      },
      done: t("The balance has been adjusted."),
    },
  },
  page: (id) => `/leave/balances/${id}`,
});
