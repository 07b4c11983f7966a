import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { t } from "../../messages/t.ts";
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
    label: t("Issue"),
    title: t("Issue the draft"),
    icon: "check",
    isPrimary: true,
    text: (record) =>
      isNote(record)
        ? t(
            "The credit note gets the next number of its series, and is applied to its invoice as far as something is open there.",
          )
        : t(
            "The invoice gets the next number and can no longer be changed. Seller, client, tax and exchange rate are kept as they are now.",
          ),
    Preview: IssuePreview,
    done: t("Issued"),
    fields: {
      issue_date: { label: t("Issue date"), hint: t("If empty, that of the draft, otherwise today.") },
      due_date: { label: t("Due date"), hint: t("If empty, it follows from the payment terms.") },
    },
  },
  send: {
    label: t("Send"),
    title: t("Send the document by mail"),
    icon: "send",
    text: ({ attributes }) =>
      attributes.sent_at === null
        ? t`${attributes.number} goes to the client as a PDF. It is then marked as sent.`
        : t`${attributes.number} goes to the client as a PDF. It has been sent before; the first time is kept.`,
    Preview: MailPreview,
    done: t("Sent"),
    fields: {
      to: {
        label: t("Recipients"),
        hint: t("If empty, the client's billing contacts, else its own address. One per line."),
      },
      cc: { label: t("Copy to"), hint: t("One per line.") },
      subject: { label: t("Subject"), hint: t("If empty, in the client's language.") },
      message: { label: t("Message"), hint: t("If empty, in the client's language.") },
    },
  },
  remind: {
    label: t("Remind"),
    title: t("Remind the client by mail"),
    icon: "mail-forward",
    text: ({ attributes }) =>
      attributes.reminded_at === null
        ? t(
            "The client gets the PDF with the open balance and the days since it was due. There was no reminder yet.",
          )
        : t`The client gets the PDF with the open balance and the days since it was due. The last reminder had level ${attributes.reminder_level}.`,
    Preview: MailPreview,
    done: t("Reminder sent"),
    fields: {
      level: { label: t("Level"), hint: t("If empty, the one after the last reminder.") },
      to: {
        label: t("Recipients"),
        hint: t("If empty, the client's billing contacts, else its own address. One per line."),
      },
      cc: { label: t("Copy to"), hint: t("One per line.") },
      subject: { label: t("Subject"), hint: t("If empty, in the client's language.") },
      message: { label: t("Message"), hint: t("If empty, the text of the level in the settings.") },
    },
  },
  "mark-sent": {
    label: t("Mark as sent"),
    icon: "send",
    done: t("Invoice marked as sent"),
    fields: { sent_at: { label: t("Sent at"), hint: t("If empty, now.") } },
  },
  "mark-paid": {
    label: t("Mark as paid"),
    icon: "coin",
    text: t("Records one payment of all that is open."),
    Preview: PaidPreview,
    done: t("Invoice paid"),
    fields: {
      paid_at: { label: t("Paid on"), hint: t("If empty, today.") },
      method: { label: t("Method"), optionLabels: PAYMENT_METHODS },
      reference: { label: t("Reference") },
    },
  },
  "add-unbilled": {
    label: t("Add unbilled work"),
    title: t("Add unbilled work to the draft"),
    icon: "clock",
    text: t("Adds lines for time, expenses and fees of the client that are not billed yet."),
    Preview: AddedWorkPreview,
    done: t("Unbilled work added"),
    fields: {
      project_ids: {
        label: t("Projects"),
        hint: t("If empty, all projects of the client in this currency."),
      },
      date: {
        label: t("Period"),
        hint: t("A day, or two days with a comma, such as 2026-06-01,2026-06-30. If empty, until today."),
      },
      include: {
        label: t("What"),
        optionLabels: { time: t("Time"), expenses: t("Expenses"), fees: t("Fees") },
        hint: undefined,
      },
      group_by: {
        label: t("One line of time for each"),
        optionLabels: {
          project: t("Project"),
          task: t("Task"),
          employee: t("Person"),
          entry: t("Time entry"),
        },
        hint: undefined,
      },
      expense_group_by: {
        label: t("One line of expenses for each"),
        optionLabels: { project: t("Project"), category: t("Category"), entry: t("Expense") },
      },
      tax_rate_id: { label: t("Tax"), hint: t("If empty, the client's, otherwise the default tax rate.") },
      skip_unpriced: { label: t("Leave out time without a rate"), hint: undefined },
    },
  },
  credit: {
    label: t("Credit"),
    icon: "minus",
    text: t(
      "Creates the draft of a credit note. Nothing changes for the invoice until the credit note is issued.",
    ),
    Preview: CreditPreview,
    previewInclude: "lines",
    opens: pageOf,
    done: t("Credit note drafted"),
    confirm: t("Draft the credit note"),
    fields: {
      lines: { label: t("What is credited"), hint: undefined, Input: CreditLines },
      release_sources: {
        label: t("Bill the work again"),
        hint: t("Time and expenses become unbilled once the credit note is issued."),
      },
      reason: { label: t("Why"), hint: t("Printed on the credit note.") },
    },
  },
  duplicate: {
    label: t("Duplicate"),
    icon: "copy",
    text: t(
      "Creates a draft with the same client, texts and lines. It bills no time and no expenses of its own.",
    ),
    opens: pageOf,
    done: t("Invoice duplicated"),
  },
  void: {
    label: t("Void"),
    icon: "ban",
    text: t("The invoice no longer counts. Its number stays used, so that the numbers have no gap."),
    Preview: VoidPreview,
    previewInclude: "lines",
    done: t("Invoice voided"),
    isDangerous: true,
    fields: { reason: { label: t("Why") } },
  },
};
