import {
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  resource,
  scoped,
  toOne,
} from "../../../engine/declare/index.ts";
import { paymentFields } from "./payment-fields.ts";
import { paymentHooks } from "./payment-writes.ts";

/** Money that was received on invoices. */
export const invoicePayments = resource("invoice-payments", {
  description:
    "Payments received on issued invoices, credit notes applied to them, and money refunded on credit notes. Together they never exceed the total of the document.",
  policy: scoped(["view-invoices"], { write: ["manage-invoices"] }),
  label: "id",
  examples: {
    create: { invoice_id: EXAMPLE_ULID, amount: 250, paid_at: "2026-07-10" },
    change: { reference: "Statement 7/2026" },
  },
  fields: paymentFields,
  relationships: {
    invoice: toOne("invoices", "invoice_id"),
    creditNote: toOne("invoices", "credit_note_id"),
    client: toOne("clients", "client_id"),
  },
  filters: {
    invoice_id: byField,
    client_id: byField,
    credit_note_id: byField,
    method: byFieldAnyOf,
    currency: byFieldAnyOf,
    paid_at: byField,
    amount: byField,
    base_amount: byField,
    created_at: byField,
    is_refund: byField,
  },
  search: ["reference", "invoice.number"],
  sort: ["id", "paid_at", "amount", "created_at"],
  defaultSort: "-paid_at",
  hooks: paymentHooks,
});
