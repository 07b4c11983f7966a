import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import {
  AddedWorkPreview,
  CreditPreview,
  IssuePreview,
  PaidPreview,
  VoidPreview,
} from "./action-previews.tsx";
import { CreditLines } from "./credit-lines.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { PAYMENT_METHODS } from "./payment-methods.ts";

const isNote = ({ attributes }: ApiRecord<"invoices">): boolean => attributes.document_type === "credit_note";
const pageOf = (id: string): string => `/invoices/${id}`;

/** The actions of invoices, in their usual order. */
export const invoiceActions: Readonly<Record<string, ActionUi<ApiRecord<"invoices">>>> = {
  issue: {
    label: "Issue",
    title: "Issue the draft",
    icon: "check",
    isPrimary: true,
    text: (record) =>
      isNote(record)
        ? "The credit note gets the next number of its series, and is applied to its invoice as far as something is open there."
        : "The invoice gets the next number and can no longer be changed. Seller, client, tax and exchange rate are kept as they are now.",
    Preview: IssuePreview,
    done: "Issued",
    fields: {
      issue_date: { label: "Issue date", hint: "If empty, that of the draft, otherwise today." },
      due_date: { label: "Due date", hint: "If empty, it follows from the payment terms." },
    },
  },
  send: {
    label: "Send",
    title: "Send the document by mail",
    icon: "send",
    text: ({ attributes }) =>
      `${attributes.number} goes to the client as a PDF. ${attributes.sent_at === null ? "It is then marked as sent." : "It has been sent before; the first time is kept."}`,
    Preview: MailPreview,
    done: "Sent",
    fields: {
      to: {
        label: "To",
        hint: "If empty, the client's billing contacts, else its own address. One per line.",
      },
      cc: { label: "Copy to", hint: "One per line." },
      subject: { label: "Subject", hint: "If empty, in the client's language." },
      message: { label: "Message", hint: "If empty, in the client's language." },
    },
  },
  remind: {
    label: "Remind",
    title: "Remind the client by mail",
    icon: "mail-forward",
    text: ({ attributes }) =>
      `The client gets the PDF with the open balance and the days since it was due. ${
        attributes.reminded_at === null
          ? "There was no reminder yet."
          : `The last reminder had level ${attributes.reminder_level}.`
      }`,
    Preview: MailPreview,
    done: "Reminder sent",
    fields: {
      level: { label: "Level", hint: "If empty, the one after the last reminder." },
      to: {
        label: "To",
        hint: "If empty, the client's billing contacts, else its own address. One per line.",
      },
      cc: { label: "Copy to", hint: "One per line." },
      subject: { label: "Subject", hint: "If empty, in the client's language." },
      message: { label: "Message", hint: "If empty, the text of the level in the settings." },
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
    text: "Records one payment of all that is open.",
    Preview: PaidPreview,
    done: "Invoice paid",
    fields: {
      paid_at: { label: "Paid on", hint: "If empty, today." },
      method: { label: "Method", optionLabels: PAYMENT_METHODS },
      reference: { label: "Reference" },
    },
  },
  "add-unbilled": {
    label: "Add unbilled work",
    title: "Add unbilled work to the draft",
    icon: "clock",
    text: "Adds lines for time, expenses and fees of the client that are not billed yet.",
    Preview: AddedWorkPreview,
    done: "Unbilled work added",
    fields: {
      project_ids: { label: "Projects", hint: "If empty, all projects of the client in this currency." },
      date: {
        label: "Period",
        hint: "A day, or two days with a comma, such as 2026-06-01,2026-06-30. If empty, until today.",
      },
      include: {
        label: "What",
        optionLabels: { time: "Time", expenses: "Expenses", fees: "Fees" },
        hint: undefined,
      },
      group_by: {
        label: "One line of time for each",
        optionLabels: { project: "Project", task: "Task", employee: "Person", entry: "Entry" },
        hint: undefined,
      },
      expense_group_by: {
        label: "One line of expenses for each",
        optionLabels: { project: "Project", category: "Category", entry: "Expense" },
      },
      tax_rate_id: { label: "Tax", hint: "If empty, the client's, otherwise the default tax rate." },
      skip_unpriced: { label: "Leave out time without a rate", hint: undefined },
    },
  },
  credit: {
    label: "Credit",
    icon: "minus",
    text: "Creates the draft of a credit note. Nothing changes for the invoice until the credit note is issued.",
    Preview: CreditPreview,
    previewInclude: "lines",
    opens: pageOf,
    done: "Credit note drafted",
    confirm: "Draft the credit note",
    fields: {
      lines: { label: "What is credited", hint: undefined, Input: CreditLines },
      release_sources: {
        label: "Bill the work again",
        hint: "Time and expenses become unbilled once the credit note is issued.",
      },
      reason: { label: "Why", hint: "Printed on the credit note." },
    },
  },
  duplicate: {
    label: "Duplicate",
    icon: "copy",
    text: "Creates a draft with the same client, texts and lines. It bills no time and no expenses of its own.",
    opens: pageOf,
    done: "Invoice duplicated",
  },
  void: {
    label: "Void",
    icon: "ban",
    text: "The invoice no longer counts. Its number stays used, so that the numbers have no gap.",
    Preview: VoidPreview,
    previewInclude: "lines",
    done: "Invoice voided",
    isDangerous: true,
    fields: { reason: { label: "Why" } },
  },
};
