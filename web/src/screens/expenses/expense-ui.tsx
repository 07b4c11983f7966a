import { expenses } from "../../api/generated/resources/expenses.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { todayIn } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { expenseActions } from "./expense-actions.ts";
import { ExpenseAmount } from "./expense-amount.tsx";
import { ExpenseClient } from "./expense-client.tsx";
import { ExpenseExport } from "./expense-export.tsx";
import { ExpenseStatus, STATUS_LABELS } from "./expense-status.tsx";

const fields: Readonly<Record<string, FieldOverride>> = {
  employee_id: { label: t("Whose"), hint: t("If empty, your own.") },
  expense_category_id: { label: t("Expense category") },
  date: { label: t("Spent on"), hint: undefined },
  quantity: { hint: t("Only for categories with a unit, such as kilometres.") },
  amount: { hint: t("Including tax, as paid. Leave it empty if you enter a quantity.") },
  currency: { hint: undefined },
  tax_amount: { label: t("Tax included"), hint: t("The recoverable tax.") },
  paid_by: {
    label: t("Paid by"),
    hint: undefined,
    optionLabels: { employee: t("Me, to be reimbursed"), company: t("The company") },
  },
  project_id: { label: t("Project"), hint: undefined, asksBesides: ["client_name"] },
  client_id: {
    label: t("Client"),
    hint: undefined,
    follows: "project_id",
    Input: ExpenseClient,
    displayName: ({ relationships }) =>
      (relationships?.project as ApiRecord | null | undefined)?.attributes.client_name,
    unseenText: t("The client is the project's."),
  },
  is_billable: { label: t("Bill to the client"), hint: undefined },
  markup_percent: { label: t("Markup"), hint: undefined },
  exchange_rate: { label: t("Exchange rate"), hint: t("The rate of the day, unless you enter another.") },
  unit_price: { label: t("Price per unit"), hint: undefined },
  approved_amount: { label: t("Approved"), hint: undefined },
  net_amount: { label: t("Without tax"), hint: undefined },
  base_amount: { label: t("In workspace currency"), hint: undefined },
  billable_amount: { label: t("To bill"), hint: undefined },
  billing_status: { label: t("Billing") },
  status: { optionLabels: STATUS_LABELS },
  status_explanation: { label: t("Why"), hint: undefined },
  decided_by_employee_id: { label: t("Decided by") },
  reimbursed_on: { label: t("Reimbursed on"), hint: undefined },
  reimbursement_reference: { label: t("Reference") },
  is_receipt_missing: { label: t("Receipt missing"), hint: undefined },
  has_receipt: { label: t("Has a receipt") },
  is_over_limit: { label: t("Above the limit") },
  possible_duplicate_ids: { label: t("Possible duplicate of"), hint: undefined },
};

/** The list, form and page of expenses. */
export const expenseUi = resourceUi({
  resource: "expenses",
  metadata: expenses,
  title: t("Expenses"),
  singular: t("Expense"),
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
        label: (them) => t("Mine", them),
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id }),
      },
      { id: "waiting", label: (them) => t("Submitted", them), filters: { status: "submitted" } },
      { id: "unpaid", label: t("To reimburse"), filters: { status: "approved", paid_by: "employee" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      manager_employee_id: { label: t("Manager"), resource: "employees" },
      invoice_line_id: { isHidden: true },
    },
    bulk: {
      submit: { from: ["draft", "rejected"] },
      approve: { from: ["submitted"], without: ["approved_amount"] },
      reject: { from: ["submitted"], isDangerous: true },
      reopen: { from: ["submitted", "approved"] },
      reimburse: { label: t("Reimburse"), from: ["approved"] },
      "cancel-reimbursement": { label: t("Not reimbursed"), from: ["reimbursed"] },
    },
    emptyText: t(
      "Enter here what you paid for the company, with the receipt. It is reimbursed once it is approved.",
    ),
  },
  form: [
    {
      title: t("Expense"),
      fields: ["description", "expense_category_id", "date", "merchant", "employee_id"],
    },
    { title: t("Amount"), fields: ["amount", "currency", "quantity", "tax_amount", "paid_by"] },
    { title: t("For a client"), fields: ["project_id", "client_id", "is_billable", "markup_percent"] },
  ],
  initial: ({ workspace, employee_id }) => ({
    date: todayIn(workspace.timezone),
    currency: workspace.base_currency,
    employee_id,
  }),
  actions: expenseActions,
  deletion: {
    text: t("Its receipts are deleted too."),
    isOffered: ({ attributes }) => attributes.status === "draft" || attributes.status === "rejected",
  },
  page: (id) => `/expenses/${id}`,
  createPath: "/expenses/new",
  ListActions: ExpenseExport,
});
