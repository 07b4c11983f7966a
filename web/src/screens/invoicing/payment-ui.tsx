import { invoicePayments } from "../../api/generated/resources/invoice-payments.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { PAYMENT_METHODS } from "./payment-methods.ts";

/** Payments on invoices. */
export const paymentUi = resourceUi({
  resource: "invoice-payments",
  metadata: invoicePayments,
  title: t("Payments"),
  singular: t("Payment"),
  fields: {
    invoice_id: { label: t("Invoice"), hint: undefined },
    client_id: { label: t("Client"), hint: undefined },
    credit_note_id: {
      label: t("Credit note"),
      hint: undefined,
      isOffered: ({ method }) => method === "credit_note",
    },
    is_refund: { label: t("Refunded"), hint: undefined },
    amount: { hint: t("At most what is open.") },
    paid_at: { label: t("Paid on"), hint: undefined },
    method: { optionLabels: PAYMENT_METHODS, hint: undefined },
    exchange_rate: { label: t("Exchange rate"), hint: t("If empty, the rate of the day.") },
    base_amount: { label: t("In the company's currency"), hint: undefined },
  },
  list: {
    columns: ["paid_at", "invoice_id", "client_id", "amount", "method", "reference"],
    more: ["base_amount", "notes", "created_at"],
    sort: "-paid_at",
    filters: {
      invoice_id: { label: t("Invoice"), resource: "invoices" },
      client_id: { label: t("Client"), resource: "clients" },
      credit_note_id: { label: t("Credit note"), resource: "invoices" },
    },
    emptyText: t("No payment yet."),
  },
  form: [
    {
      title: t("Payment"),
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
