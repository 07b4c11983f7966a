import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { PAYMENT_METHODS } from "./payment-methods.ts";

/** The actions of invoices, in their usual order. */
export const invoiceActions: Readonly<Record<string, ActionUi<ApiRecord<"invoices">>>> = {
  issue: {
    label: "Issue",
    icon: "check",
    isPrimary: true,
    text: "The invoice gets the next number and can no longer be changed. Seller, client, tax and exchange rate are kept as they are now.",
    done: "Invoice issued",
    fields: {
      issue_date: { label: "Issue date", hint: "If empty, that of the draft, otherwise today." },
      due_date: { label: "Due date", hint: "If empty, it follows from the payment terms." },
    },
  },
  "mark-sent": {
    label: "Mark as sent",
    icon: "send",
    done: "Invoice marked as sent",
    fields: { sent_at: { label: "Sent at", hint: "If empty, now." } },
  },
  "mark-paid": {
    label: "Mark as paid",
    icon: "coin",
    isPrimary: true,
    text: "Records one payment of the whole balance.",
    done: "Invoice paid",
    fields: {
      paid_at: { label: "Paid on", hint: "If empty, today." },
      method: { label: "Method", optionLabels: PAYMENT_METHODS },
      reference: { label: "Reference" },
    },
  },
  duplicate: {
    label: "Duplicate",
    icon: "copy",
    text: "Creates a draft with the same client, texts and lines.",
    done: "Invoice duplicated",
  },
  void: {
    label: "Void",
    icon: "ban",
    text: "The invoice no longer counts. Its number stays used, so that the numbers have no gap.",
    done: "Invoice voided",
    isDangerous: true,
    fields: { reason: { label: "Why" } },
  },
};
