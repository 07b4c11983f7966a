import { field, fieldOf, idKind, textType } from "../../../engine/declare/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { callersEmployee } from "../../employees/index.ts";
import { possibleDuplicates } from "./duplicates.ts";
import { baseAmountReason } from "./exchange-rate.ts";
import { hasReceipt, isOverLimit, isReceiptMissing } from "./expense-flags.ts";
import { receipts } from "./receipts.ts";

export const EXPENSE_STATUSES = ["draft", "submitted", "approved", "rejected", "reimbursed"] as const;
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number];

export const BILLING_STATUSES = ["non_billable", "unbilled", "drafted", "billed"] as const;

const MOST = 99_999_999.99;

/** The line of an invoice on which it is billed; as long as there are no invoices, none. */
const invoiceLine = () => fieldOf({ ...textType("id"), filter: idKind }).managed();

/** The fields of an expense: the amount, the reimbursed and rebilled parts, and the status. */
export const expenseFields = {
  employee_id: field
    .reference("employees")
    .default(callersEmployee, "the caller's own")
    .immutable()
    .describe(
      "The employee who had the cost. Entering an expense for another employee needs manage-expenses.",
    ),
  expense_category_id: field.reference("expense-categories").required().selectable(isUnarchived),
  date: field
    .date()
    .required()
    .describe("The day of the expense: not after today, and within the employment."),
  description: field.string({ max: 500 }).required(),
  merchant: field.string(),
  quantity: field
    .decimal(2, { above: 0, max: 100_000 })
    .describe("Required for categories of the kind unit; prohibited for others."),
  unit_price: field
    .decimal(4)
    .managed()
    .describe("The category's, as it was when the expense was submitted."),
  amount: field
    .money({ min: 0.01, max: MOST })
    .workedOut("of the kind unit `quantity` x `unit_price`")
    .describe("The gross amount paid. Required unless the kind is unit."),
  currency: field
    .currency({ asChoice: true })
    .default(({ baseCurrency }: { baseCurrency: string }) => baseCurrency, "the workspace's")
    .describe("For the kind unit, always the workspace's currency."),
  tax_amount: field
    .money({ min: 0, max: MOST })
    .default("0.00")
    .describe("Recoverable tax included in the amount; less than the amount."),
  approved_amount: field
    .money({ min: 0, max: MOST })
    .managed()
    .describe("The part of the amount that was approved; null until then."),
  net_amount: field
    .money({ min: 0, max: MOST })
    .managed()
    .notNull()
    .describe("The approved amount, else the amount, without its part of the tax."),
  exchange_rate: field
    .decimal(8, { above: 0 })
    .describe(
      "The exchange rate to the workspace's currency: that of the date unless a holder of manage-expenses sets another. Approving fixes it.",
    ),
  has_given_rate: field.boolean().hidden().default(false),
  base_currency: field.currency().managed().notNull(),
  base_amount: field
    .money()
    .managed()
    .describe("The approved amount, or else the amount, in base_currency; null without an exchange rate."),
  base_amount_reason: field
    .text()
    .computed(baseAmountReason)
    .quiet()
    .describe("The reason why base_amount is null; null where it is not."),
  paid_by: field
    .choice("employee", "company")
    .default("employee")
    .describe("company: nothing is reimbursed."),
  project_id: field
    .reference("projects")
    .selectable(isUnarchived)
    .describe("The employee must be assigned to it on the date, except for holders of manage-expenses."),
  client_id: field
    .reference("clients")
    .describe("The client of the project. Without a project, setting it needs view-clients."),
  is_billable: field
    .boolean()
    .workedOut("the category's, where the project can be billed")
    .describe("Whether it is rebilled to the client."),
  markup_percent: field
    .decimal(2, { min: 0, max: 1000 })
    .workedOut("the category's")
    .describe("The markup on the rebilled amount. 0 unless billable."),
  billable_amount: field
    .money()
    .managed()
    .notNull()
    .describe("The rebilled amount in currency: the net amount with the markup; 0 unless billable."),
  billing_status: field
    .choice(...BILLING_STATUSES)
    .managed()
    .default("non_billable"),
  invoice_line_id: invoiceLine(),
  receipts: receipts(),
  has_receipt: field.boolean().computed(hasReceipt).notNull(),
  is_receipt_missing: field
    .boolean()
    .computed(isReceiptMissing)
    .notNull()
    .describe("Whether the category requires a receipt for the amount and there is none."),
  is_over_limit: field.boolean().computed(isOverLimit).notNull(),
  possible_duplicate_ids: possibleDuplicates(),
  submit_immediately: field.boolean().default(false).createOnly().writeOnly(),
  status: field
    .choice(...EXPENSE_STATUSES)
    .managed()
    .default("draft"),
  status_explanation: field.text({ max: 1000 }).managed().describe("Of the last decision."),
  submitted_at: field.dateTime().managed(),
  decided_at: field.dateTime().managed(),
  decided_by_employee_id: field.reference("employees").managed(),
  reimbursed_at: field.dateTime().managed(),
  reimbursed_on: field.date().managed(),
  reimbursement_reference: field.string({ max: 100 }).managed(),
};
