import { employees } from "../../api/generated/resources/employees.ts";
import type { ApiRecord } from "../../api/records.ts";
import { Person } from "../../components/person.tsx";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { employeeActions } from "./employee-actions.ts";
import { EmployeeExport } from "./employee-export.tsx";
import { StatusBadge } from "./status-badge.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  email: { label: "Work email", hint: undefined },
  manager_employee_id: { label: "Manager" },
  phone: { type: "phone" },
  timezone: { label: "Time zone" },
  status: { Show: ({ value }) => <StatusBadge status={String(value)} /> },
  contract_type: {
    optionLabels: { b2b_unpaid_holidays: "B2B, unpaid holidays", b2b_paid_holidays: "B2B, paid holidays" },
  },
  weekly_hours_capacity: { label: "Weekly hours", hint: "0 if all time is overtime." },
  working_days: { hint: "If none are selected, those of the work location." },
  initial_vacation_balance: { label: "Opening vacation balance", hint: undefined },
  technical_evaluation_assignees: { label: "Technical evaluation by" },
  salary_evaluation_assignees: { label: "Salary evaluation by" },
  billed_rate: { label: "Billed rate per hour", hint: undefined },
  internal_cost_type: { label: "Internal cost" },
  internal_cost_hourly_rate: { hint: "Calculated if the cost is monthly." },
  internal_cost_monthly_rate: { hint: undefined },
  company_name: { label: "Company" },
  company_position: { label: "Position in the company" },
  company_vat: { label: "VAT number" },
  company_identifier: { label: "Registration number" },
  contract_bank_name: { label: "Bank" },
  contract_bank_swift: { label: "BIC (SWIFT)" },
  contract_bank_account: { label: "Account (IBAN)" },
  invite_immediately: {
    label: "Send the invitation immediately",
    hint: "The person gets a mail with a link to choose a password.",
  },
};

const asPerson = ({ attributes }: ApiRecord<"employees">) => (
  <Person name={attributes.name} avatar={attributes.avatar} note={attributes.email} />
);

/** The directory, form and page of employees. */
export const employeeUi = resourceUi({
  resource: "employees",
  metadata: employees,
  title: "Employees",
  singular: "Employee",
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
      { id: "current", label: "Current", filters: { archived: "false" } },
      { id: "archived", label: "Archived", filters: { archived: "true" } },
      { id: "all", label: "Everyone", filters: {} },
    ],
    filters: {
      id: { isHidden: true },
      archived: { isHidden: true },
      position_name: { isHidden: true },
      direction: { isHidden: true },
      department: { label: "Department", resource: "departments" },
      superiors: { label: "Superior at any level", resource: "employees" },
      tags: { label: "Tags", resource: "tags" },
      permissions: { label: "Permissions of the role" },
    },
    bulk: {
      invite: { from: ["draft", "active"], without: ["locale"] },
    },
    emptyText: "The directory lists everybody who works here.",
  },
  form: [
    { title: "Person", fields: ["first_name", "last_name", "email", "phone"] },
    {
      title: "Employment",
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
    { title: "Salary", fields: ["salary", "salary_type", "salary_currency"] },
    { title: "Access", fields: ["invite_immediately"] },
  ],
  actions: employeeActions,
  page: (id) => `/employees/${id}`,
  createPath: "/employees/new",
  ListActions: EmployeeExport,
});
