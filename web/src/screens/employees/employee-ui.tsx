import { employees } from "../../api/generated/resources/employees.ts";
import type { ApiRecord } from "../../api/records.ts";
import { Person } from "../../components/person.tsx";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { employeeActions } from "./employee-actions.ts";
import { EmployeeExport } from "./employee-export.tsx";
import { StatusBadge } from "./status-badge.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  email: { label: t("Work email"), hint: undefined },
  manager_employee_id: { label: t("Manager") },
  phone: { type: "phone" },
  timezone: { label: t("Time zone") },
  status: { Show: ({ value }) => <StatusBadge status={String(value)} /> },
  contract_type: {
    optionLabels: {
      b2b_unpaid_holidays: t("B2B, unpaid holidays"),
      b2b_paid_holidays: t("B2B, paid holidays"),
    },
  },
  weekly_hours_capacity: { label: t("Weekly hours"), hint: t("0 if all time is overtime.") },
  working_days: { hint: t("If none are selected, those of the work location.") },
  initial_vacation_balance: { label: t("Opening vacation balance"), hint: undefined },
  technical_evaluation_assignees: { label: t("Technical evaluation by") },
  salary_evaluation_assignees: { label: t("Salary evaluation by") },
  billed_rate: { label: t("Billed rate per hour"), hint: undefined },
  internal_cost_type: { label: t("Internal cost") },
  internal_cost_hourly_rate: { hint: t("Calculated if the cost is monthly.") },
  internal_cost_monthly_rate: { hint: undefined },
  company_name: { label: t("Company") },
  company_position: { label: t("Position in the company") },
  company_vat: { label: t("VAT number") },
  company_identifier: { label: t("Registration number") },
  contract_bank_name: { label: t("Bank") },
  contract_bank_swift: { label: "BIC (SWIFT)" },
  contract_bank_account: { label: t("Account (IBAN)") },
  invite_immediately: {
    label: t("Send the invitation immediately"),
    hint: t("The person gets a mail with a link to choose a password."),
  },
};

const asPerson = ({ attributes }: ApiRecord<"employees">) => (
  <Person name={attributes.name} avatar={attributes.avatar} note={attributes.email} />
);

/** The directory, form and page of employees. */
export const employeeUi = resourceUi({
  resource: "employees",
  metadata: employees,
  title: t("Employees"),
  singular: t("Employee"),
  fields,
  list: {
    columns: [
      { name: "name", sort: "first_name,last_name", render: asPerson },
      "position_id",
      "manager_employee_id",
      "status",
      "start_date",
    ],
    more: [
      "phone",
      "level_id",
      "direction_id",
      "work_location_ids",
      "tag_ids",
      "position_code",
      "timezone",
      "contract_type",
      "weekly_hours_capacity",
      "termination_date",
      "termination_reason",
      "archived_at",
      "created_at",
    ],
    sort: "first_name,last_name",
    views: [
      { id: "current", label: (them) => t("Current", them), filters: { archived: "false" } },
      { id: "archived", label: (them) => t("Archived", them), filters: { archived: "true" } },
      { id: "all", label: t("Everyone"), filters: {} },
    ],
    filters: {
      id: { isHidden: true },
      archived: { isHidden: true },
      position_name: { isHidden: true },
      direction: { isHidden: true },
      department: { label: t("Department"), resource: "departments" },
      superiors: { label: t("Superior at any level"), resource: "employees" },
      tags: { label: t("Tags"), resource: "tags" },
      permissions: { label: t("Permissions of the role") },
    },
    bulk: {
      invite: { from: ["draft", "active"], without: ["locale"] },
    },
    emptyText: t("The directory lists everybody who works here."),
  },
  form: [
    { title: t("Person"), fields: ["first_name", "last_name", "email", "phone"] },
    {
      title: t("Employment"),
      fields: [
        "start_date",
        "contract_type",
        "position_id",
        "level_id",
        "direction_id",
        "manager_employee_id",
        "work_location_ids",
        "tag_ids",
        "weekly_hours_capacity",
      ],
    },
    { title: t("Salary"), fields: ["salary", "salary_type", "salary_currency"] },
    { title: t("Access"), fields: ["invite_immediately"] },
  ],
  actions: employeeActions,
  page: (id) => `/employees/${id}`,
  createPath: "/employees/new",
  ListActions: EmployeeExport,
});
