import { field } from "../../../engine/declare/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { callersEmployee } from "../../employees/index.ts";
import { possibleDuplicates } from "./duplicates.ts";
import { baseAmountReason } from "./exchange-rate.ts";
import { hasReceipt, isOverLimit, isReceiptMissing } from "./expense-flags.ts";
import { MAX_RECEIPTS, receipts } from "./receipts.ts";

export const EXPENSE_STATUSES = ["draft", "submitted", "approved", "rejected", "reimbursed"] as const;
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number];

export const BILLING_STATUSES = ["non_billable", "unbilled", "drafted", "billed"] as const;

const MOST = 99_999_999.99;

/** The fields of an expense: the amount, the reimbursed and rebilled parts, and the status. */
export const expenseFields = {
  employee_id: field
    .reference("employees")
    .default(callersEmployee, "the caller's own")
    .immutable()
    .describe(
      "The employee who had the cost. Entering an expense for somebody else requires manage-expenses.",
    ),
  expense_category_id: field.reference("expense-categories").required().selectable(isUnarchived),
  date: field
    .date()
    .required()
    .describe("The date of the expense: not after today, and within the employment."),
  description: field.string({ max: 500 }).required(),
  merchant: field.string(),
  quantity: field
    .decimal(2, { above: 0, max: 100_000 })
    .describe("Required if the category is of the kind unit, otherwise prohibited."),
  unit_price: field
    .decimal(4)
    .counts("money")
    .managed()
    .describe("The unit price of the category when the expense was submitted."),
  amount: field
    .money({ min: 0.01, max: MOST })
    .inCurrency("currency")
    .computedDefault("of the kind unit `quantity` x `unit_price`")
    .describe("The gross amount paid. Required unless the category is of the kind unit."),
  currency: field
    .currency({ asChoice: true })
    .default(({ baseCurrency }: { baseCurrency: string }) => baseCurrency, "the workspace's")
    .describe("For categories of the kind unit, always the workspace's currency."),
  tax_amount: field
    .money({ min: 0, max: MOST })
    .inCurrency("currency")
    .default("0.00")
    .describe("The recoverable tax included in the amount; less than the amount."),
  approved_amount: field
    .money({ min: 0, max: MOST })
    .inCurrency("currency")
    .managed()
    .describe("The approved part of the amount; null until the expense is approved."),
  net_amount: field
    .money({ min: 0, max: MOST })
    .inCurrency("currency")
    .managed()
    .notNull()
    .describe("The approved amount, or the amount if none is approved yet, less the tax in it."),
  exchange_rate: field
    .decimal(8, { above: 0 })
    .describe(
      "The exchange rate to the workspace's currency: the rate of the date, unless a holder of manage-expenses sets another. It is fixed when the expense is approved.",
    ),
  has_given_rate: field.boolean().hidden().default(false),
  base_currency: field.currency().managed().notNull(),
  base_amount: field
    .money()
    .inCurrency("base_currency")
    .managed()
    .describe(
      "The approved amount, or the amount if none is approved yet, in base_currency; null without an exchange rate.",
    ),
  base_amount_reason: field
    .text()
    .computed(baseAmountReason)
    .quiet()
    .describe("The reason why base_amount is null; otherwise null."),
  paid_by: field
    .choice("employee", "company")
    .default("employee")
    .describe("Expenses paid by the company are not reimbursed."),
  project_id: field
    .reference("projects")
    .selectable(isUnarchived)
    .describe(
      "The employee must be assigned to the project on the date, unless the caller holds manage-expenses.",
    ),
  client_id: field
    .reference("clients")
    .describe("The client of the project. Without a project, setting a client requires view-clients."),
  is_billable: field
    .boolean()
    .computedDefault("the category's, where the project can be billed")
    .describe("Whether the expense is rebilled to the client."),
  markup_percent: field
    .decimal(2, { min: 0, max: 1000 })
    .counts("percent")
    .computedDefault("the category's")
    .describe("The markup on the rebilled amount; 0 unless billable."),
  billable_amount: field
    .money()
    .inCurrency("currency")
    .managed()
    .notNull()
    .describe("The rebilled amount in currency: the net amount plus the markup; 0 unless billable."),
  billing_status: field
    .choice(...BILLING_STATUSES)
    .managed()
    .default("non_billable"),
  invoice_line_id: field
    .reference("invoice-lines")
    .managed()
    .describe("The invoice line that bills the expense."),
  receipts: receipts.field().describe(`At most ${MAX_RECEIPTS} files; see add-receipt and remove-receipt.`),
  has_receipt: field.boolean().computed(hasReceipt).notNull(),
  is_receipt_missing: field
    .boolean()
    .computed(isReceiptMissing)
    .notNull()
    .describe("Whether the category requires a receipt for the amount and none has been added."),
  is_over_limit: field.boolean().computed(isOverLimit).notNull(),
  possible_duplicate_ids: possibleDuplicates(),
  submit_immediately: field.boolean().default(false).createOnly().writeOnly(),
  status: field
    .choice(...EXPENSE_STATUSES)
    .managed()
    .default("draft"),
  status_explanation: field.text({ max: 1000 }).managed().describe("The explanation of the last decision."),
  submitted_at: field.dateTime().managed(),
  decided_at: field.dateTime().managed(),
  decided_by_employee_id: field.reference("employees").managed(),
  reimbursed_at: field.dateTime().managed(),
  reimbursed_on: field.date().managed(),
  reimbursement_reference: field.string({ max: 100 }).managed(),
};
