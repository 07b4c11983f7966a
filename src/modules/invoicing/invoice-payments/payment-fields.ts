import { field } from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";

export const PAYMENT_METHODS = [
  "bank_transfer",
  "card",
  "cash",
  "direct_debit",
  "cheque",
  "credit_note",
  "other",
] as const;

/** How money is received or refunded; a credit note that is applied moves none. */
export const MONEY_METHODS = ["bank_transfer", "card", "cash", "direct_debit", "cheque", "other"] as const;

/** Whether a payment refunds money on a credit note. */
const isRefund = (alias: string): Sql => sql`(select paid.document_type = 'credit_note' from invoices paid
  where paid.workspace_id = ${column(alias, "workspace_id")} and paid.id = ${column(alias, "invoice_id")})`;

/** The fields of a payment. */
export const paymentFields = {
  invoice_id: field
    .reference("invoices")
    .required()
    .immutable()
    .describe("An issued invoice, or a credit note on which money is refunded."),
  amount: field
    .money({ min: 0.01, max: 9_999_999_999.99 })
    .inCurrency("currency")
    .required()
    .immutable()
    .describe("At most the invoice's balance_due."),
  paid_at: field.date().required().describe("Not after today; it may be before the issue date."),
  method: field.choice(...PAYMENT_METHODS).default("bank_transfer"),
  credit_note_id: field
    .reference("invoices")
    .immutable()
    .requiredWhen("method", "credit_note")
    .prohibitedUnless("method", "credit_note")
    .describe("The credit note that is applied: issued, of the same client, and in the same currency."),
  reference: field.string({ max: 100 }),
  notes: field.text(),
  currency: field.currency().managed().notNull().describe("The invoice's."),
  client_id: field.reference("clients").managed().notNull().describe("The invoice's."),
  exchange_rate: field
    .decimal(8, { above: 0 })
    .computedDefault("the rate of `paid_at`, else the invoice's")
    .describe("Units of the workspace's currency for 1 of the payment's."),
  is_refund: field.boolean().computed(isRefund).notNull().describe("Whether money is refunded."),
  base_amount: field.money().managed().notNull().describe("The amount in the workspace's currency."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "invoice-payments": typeof paymentFields;
  }
}
