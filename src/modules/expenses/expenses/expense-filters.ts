import { byField, byFieldAnyOf, type Filters, filterOf, idKind } from "../../../engine/declare/index.ts";
import { column, or, referredRow, sql } from "../../../engine/sql/index.ts";
import { callerHolds, decidableFilter } from "../../employees/index.ts";
import { isOverLimit } from "./expense-flags.ts";
import { MANAGERS } from "./expenses.policy.ts";

const employee = referredRow("employees", "employee_id", {
  manager: column("referred", "manager_employee_id"),
});

/** The filters of the list of expenses. */
export const expenseFilters = {
  employee_id: byFieldAnyOf,
  expense_category_id: byFieldAnyOf,
  project_id: byFieldAnyOf,
  client_id: byFieldAnyOf,
  status: byFieldAnyOf,
  billing_status: byFieldAnyOf,
  date: byField,
  currency: byFieldAnyOf,
  amount: byField,
  base_amount: byField,
  paid_by: byField,
  is_billable: byField,
  has_receipt: byField,
  is_receipt_missing: byField,
  is_over_limit: byField,
  manager_employee_id: filterOf(idKind, {
    title: "manager of the employee",
    nullable: false,
    expression: employee("manager"),
  }),
  decidable: decidableFilter({
    permission: MANAGERS,
    waiting: "submitted",
    // Only holders of manage-expenses can approve an amount above the limit of its category.
    also: (alias) => or([callerHolds(MANAGERS), sql`not ${isOverLimit(alias)}`]),
  }),
  invoice_line_id: byField,
  submitted_at: byField,
  decided_at: byField,
  reimbursed_at: byField,
  created_at: byField,
} satisfies Filters;
