import { field } from "../../../engine/declare/index.ts";

export const PAYMENT_METHODS = ["bank_transfer", "card", "cash", "direct_debit", "cheque", "other"] as const;

/** The fields of a payment. */
export const paymentFields = {
  invoice_id: field.reference("invoices").required().immutable().describe("An issued invoice."),
  amount: field
    .money({ min: 0.01, max: 9_999_999_999.99 })
    .inCurrency("currency")
    .required()
    .immutable()
    .describe("At most the invoice's balance_due."),
  paid_at: field.date().required().describe("Not after today; it may be before the issue date."),
  method: field.choice(...PAYMENT_METHODS).default("bank_transfer"),
  reference: field.string({ max: 100 }),
  notes: field.text(),
  currency: field.currency().managed().notNull().describe("The invoice's."),
  client_id: field.reference("clients").managed().notNull().describe("The invoice's."),
  exchange_rate: field
    .decimal(8, { above: 0 })
    .computedDefault("the rate of `paid_at`, else the invoice's")
    .describe("Units of the workspace's currency for 1 of the payment's."),
  base_amount: field.money().managed().notNull().describe("The amount in the workspace's currency."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "invoice-payments": typeof paymentFields;
  }
}
