import { expenses } from "../../api/generated/resources/expenses.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { todayIn } from "../../format/dates.ts";
import { expenseActions } from "./expense-actions.ts";
import { ExpenseAmount } from "./expense-amount.tsx";
import { ExpenseClient } from "./expense-client.tsx";
import { ExpenseExport } from "./expense-export.tsx";
import { ExpenseStatus, STATUS_LABELS } from "./expense-status.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  employee_id: { label: "Whose", hint: "If empty, your own." },
  expense_category_id: { label: "Expense category" },
  date: { label: "Spent on", hint: undefined },
  quantity: { hint: "Only for categories with a unit, such as kilometres." },
  amount: { hint: "Including tax, as paid. Leave it empty if you enter a quantity." },
  currency: { hint: undefined },
  tax_amount: { label: "Tax included", hint: "The recoverable tax." },
  paid_by: {
    label: "Paid by",
    hint: undefined,
    optionLabels: { employee: "Me, to be reimbursed", company: "The company" },
  },
  project_id: { label: "Project", hint: undefined, asksBesides: ["client_name"] },
  client_id: {
    label: "Client",
    hint: undefined,
    follows: "project_id",
    Input: ExpenseClient,
    displayName: ({ relationships }) =>
      (relationships?.project as ApiRecord | null | undefined)?.attributes.client_name,
    unseenText: "The client is the project's.",
  },
  is_billable: { label: "Bill to the client", hint: undefined },
  markup_percent: { label: "Markup", hint: undefined },
  exchange_rate: { label: "Exchange rate", hint: "The rate of the day, unless you enter another." },
  unit_price: { label: "Price per unit", hint: undefined },
  approved_amount: { label: "Approved", hint: undefined },
  net_amount: { label: "Without tax", hint: undefined },
  base_amount: { label: "In workspace currency", hint: undefined },
  billable_amount: { label: "To bill", hint: undefined },
  billing_status: { label: "Billing" },
  status: { optionLabels: STATUS_LABELS },
  status_explanation: { label: "Why", hint: undefined },
  decided_by_employee_id: { label: "Decided by" },
  reimbursed_on: { label: "Reimbursed on", hint: undefined },
  reimbursement_reference: { label: "Reference" },
  is_receipt_missing: { label: "Receipt missing", hint: undefined },
  has_receipt: { label: "Has a receipt" },
  is_over_limit: { label: "Above the limit" },
  possible_duplicate_ids: { label: "Possible duplicate of", hint: undefined },
};

/** The list, form and page of expenses. */
export const expenseUi = resourceUi({
  resource: "expenses",
  metadata: expenses,
  title: "Expenses",
  singular: "Expense",
  nameOf: ({ attributes }) => attributes.description,
  fields,
  list: {
    columns: [
      "description",
      "date",
      "employee_id",
      "expense_category_id",
      { name: "amount", render: (record: ApiRecord<"expenses">) => <ExpenseAmount record={record} /> },
      {
        name: "status",
        render: ({ attributes }: ApiRecord<"expenses">) => <ExpenseStatus status={attributes.status} />,
      },
    ],
    more: [
      "merchant",
      "project_id",
      "paid_by",
      "base_amount",
      "net_amount",
      "tax_amount",
      "is_billable",
      "billing_status",
      "has_receipt",
      "is_receipt_missing",
      "is_over_limit",
      "submitted_at",
      "reimbursed_on",
      "created_at",
    ],
    sort: "-date",
    views: [
      {
        id: "mine",
        label: "Mine",
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id }),
      },
      { id: "waiting", label: "Submitted", filters: { status: "submitted" } },
      { id: "unpaid", label: "To reimburse", filters: { status: "approved", paid_by: "employee" } },
      { id: "all", label: "All", filters: {} },
    ],
    filters: {
      manager_employee_id: { label: "Manager", resource: "employees" },
      invoice_line_id: { isHidden: true },
    },
    bulk: {
      submit: { from: ["draft", "rejected"] },
      approve: { from: ["submitted"], without: ["approved_amount"] },
      reject: { from: ["submitted"], isDangerous: true },
      reopen: { from: ["submitted", "approved"] },
      reimburse: { label: "Reimburse", from: ["approved"] },
      "cancel-reimbursement": { label: "Not reimbursed", from: ["reimbursed"] },
    },
    emptyText:
      "Enter here what you paid for the company, with the receipt. It is reimbursed once it is approved.",
  },
  form: [
    {
      title: "Expense",
      fields: ["description", "expense_category_id", "date", "merchant", "employee_id"],
    },
    { title: "Amount", fields: ["amount", "currency", "quantity", "tax_amount", "paid_by"] },
    { title: "For a client", fields: ["project_id", "client_id", "is_billable", "markup_percent"] },
  ],
  initial: ({ workspace, employee_id }) => ({
    date: todayIn(workspace.timezone),
    currency: workspace.base_currency,
    employee_id,
  }),
  actions: expenseActions,
  deletion: {
    text: "Its receipts are deleted too.",
    isOffered: ({ attributes }) => attributes.status === "draft" || attributes.status === "rejected",
  },
  page: (id) => `/expenses/${id}`,
  createPath: "/expenses/new",
  ListActions: ExpenseExport,
});
