import { invoicePayments } from "../../api/generated/resources/invoice-payments.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { PAYMENT_METHODS } from "./payment-methods.ts";

/** Payments on invoices. */
export const paymentUi = resourceUi({
  resource: "invoice-payments",
  metadata: invoicePayments,
  title: "Payments",
  singular: "Payment",
  fields: {
    invoice_id: { label: "Invoice", hint: undefined },
    client_id: { label: "Client", hint: undefined },
    credit_note_id: {
      label: "Credit note",
      hint: undefined,
      isOffered: ({ method }) => method === "credit_note",
    },
    is_refund: { label: "Refunded", hint: undefined },
    amount: { hint: "At most what is open." },
    paid_at: { label: "Paid on", hint: undefined },
    method: { optionLabels: PAYMENT_METHODS, hint: undefined },
    exchange_rate: { label: "Exchange rate", hint: "If empty, the rate of the day." },
    base_amount: { label: "In the company's currency", hint: undefined },
  },
  list: {
    columns: ["paid_at", "invoice_id", "client_id", "amount", "method", "reference"],
    more: ["base_amount", "notes", "created_at"],
    sort: "-paid_at",
    filters: {
      invoice_id: { label: "Invoice", resource: "invoices" },
      client_id: { label: "Client", resource: "clients" },
      credit_note_id: { label: "Credit note", resource: "invoices" },
    },
    emptyText: "No payment yet.",
  },
  form: [
    {
      title: "Payment",
      fields: [
        "invoice_id",
        "amount",
        "paid_at",
        "method",
        "credit_note_id",
        "reference",
        "exchange_rate",
        "notes",
      ],
    },
  ],
});
