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

/** What an expense tells: what was spent, what of it is paid back and billed on, and how far it has come. */
export const expenseFields = {
  employee_id: field
    .reference("employees")
    .default(callersEmployee, "the caller's own")
    .immutable()
    .describe("Who had the cost; somebody else takes manage-expenses."),
  expense_category_id: field.reference("expense-categories").required().selectable(isUnarchived),
  date: field.date().required().describe("When it was spent: not after today, and inside the employment."),
  description: field.string({ max: 500 }).required(),
  merchant: field.string(),
  quantity: field
    .decimal(2, { above: 0, max: 100_000 })
    .describe("Of a category of the kind unit, which requires it; prohibited for others."),
  unit_price: field
    .decimal(4)
    .managed()
    .describe("The category's, as it was when the expense was submitted."),
  amount: field
    .money({ min: 0.01, max: MOST })
    .workedOut("of the kind unit `quantity` x `unit_price`")
    .describe("Gross, what was paid. Required but for the kind unit."),
  currency: field
    .currency({ asChoice: true })
    .default(({ baseCurrency }: { baseCurrency: string }) => baseCurrency, "the workspace's")
    .describe("Of the kind unit always the workspace's."),
  tax_amount: field
    .money({ min: 0, max: MOST })
    .default("0.00")
    .describe("Recoverable tax within the amount, less than it."),
  approved_amount: field
    .money({ min: 0, max: MOST })
    .managed()
    .describe("What of the amount was approved; empty until then."),
  net_amount: field
    .money({ min: 0, max: MOST })
    .managed()
    .notNull()
    .describe("The approved amount, else the amount, without its part of the tax."),
  exchange_rate: field
    .decimal(8, { above: 0 })
    .describe(
      "Into the workspace's currency: that of the date until manage-expenses gives another; kept by approve.",
    ),
  has_given_rate: field.boolean().hidden().default(false),
  base_currency: field.currency().managed().notNull(),
  base_amount: field
    .money()
    .managed()
    .describe("The approved amount, else the amount, in base_currency; empty without a rate."),
  base_amount_reason: field
    .text()
    .computed(baseAmountReason)
    .quiet()
    .describe("Why base_amount is empty; empty where it is not."),
  paid_by: field.choice("employee", "company").default("employee").describe("company: nothing is paid back."),
  project_id: field
    .reference("projects")
    .selectable(isUnarchived)
    .describe("The employee must be assigned to it on the date, but for manage-expenses."),
  client_id: field.reference("clients").describe("The project's; without a project it takes view-clients."),
  is_billable: field
    .boolean()
    .workedOut("the category's, where the project can be billed")
    .describe("Billed on to the client."),
  markup_percent: field
    .decimal(2, { min: 0, max: 1000 })
    .workedOut("the category's")
    .describe("Added to what is billed on. 0 unless billable."),
  billable_amount: field
    .money()
    .managed()
    .notNull()
    .describe("What is billed on, in currency: the net amount with the markup; 0 unless billable."),
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
    .describe("The category requires a receipt for the amount, and there is none."),
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
