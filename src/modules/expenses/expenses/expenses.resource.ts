import { EXAMPLE_ULID, resource, toOne } from "../../../engine/declare/index.ts";
import { countedInGroups } from "../../../platform/grouping/counted-in-groups.ts";
import { expenseSummary } from "../summary/expense-summary.ts";
import { approve, reject } from "./decide.ts";
import { exportExpenses } from "./expense-export.ts";
import { expenseFields } from "./expense-fields.ts";
import { expenseFilters } from "./expense-filters.ts";
import { expenseHooks } from "./expense-writes.ts";
import { expensePolicy } from "./expenses.policy.ts";
import { addReceipt, removeReceipt } from "./receipt-actions.ts";
import { cancelReimbursement, reimburse } from "./reimburse.ts";
import { reopen } from "./reopen.ts";
import { submit } from "./submit.ts";

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    expenses: typeof expenseFields;
  }
}

/** Costs that employees had or the company paid. */
export const expenses = resource("expenses", {
  description:
    "Costs that employees had or the company paid. They are submitted, approved, reimbursed to the employee and rebilled to clients.",
  policy: expensePolicy,
  label: "description",
  examples: {
    create: { employee_id: EXAMPLE_ULID, date: "2026-07-10", description: "Train to Vienna", amount: 89.9 },
    change: { description: "Train to Vienna and back" },
  },
  fields: expenseFields,
  relationships: {
    employee: toOne("employees", "employee_id"),
    category: toOne("expense-categories", "expense_category_id"),
    project: toOne("projects", "project_id"),
    client: toOne("clients", "client_id"),
    decidedBy: toOne("employees", "decided_by_employee_id"),
    invoiceLine: toOne("invoice-lines", "invoice_line_id"),
  },
  filters: expenseFilters,
  sort: ["id", "date", "amount", "base_amount", "status", "submitted_at", "created_at"],
  defaultSort: "-date",
  variants: {
    group: countedInGroups({
      resource: "expenses",
      table: "expenses",
      title: "Expenses in groups",
      description: "Expenses grouped by status, category, employee, project or client: how many they are.",
      by: ["status", "expense_category_id", "employee_id", "project_id", "client_id"],
    }),
  },
  search: ["description", "merchant", "category.name", "employee.first_name", "employee.last_name"],
  globalSearch: { detail: ["merchant"] },
  hooks: expenseHooks,
  actions: {
    submit,
    approve,
    reject,
    reopen,
    reimburse,
    "cancel-reimbursement": cancelReimbursement,
    "add-receipt": addReceipt,
    "remove-receipt": removeReceipt,
  },
  fileActions: { export: exportExpenses },
  getters: { "expense-summary": expenseSummary },
});
