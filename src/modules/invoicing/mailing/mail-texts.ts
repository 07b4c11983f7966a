import { formatsOf } from "../printing/document-formats.ts";
import type { PrintedDocument } from "../printing/printed-document.ts";
import { filled, wordsOf } from "../printing/words/words-of-locale.ts";
import { mailWordsOf } from "./mail-words.ts";

/** The level of a reminder. */
export type ReminderLevel = 1 | 2 | 3;

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** What the braces of a text stand for. */
function valuesOf({ invoice, seller, buyer, stationery }: PrintedDocument, days: number) {
  const words = wordsOf(stationery.locale);
  const formats = formatsOf(stationery.locale);
  const day = (value: string | null): string => (value === null ? "" : formats.date(value));
  const amount = (value: string): string => `${formats.amount(value)} ${invoice.currency}`;
  return {
    document: invoice.document_type === "invoice" ? words.invoice : words.creditNote,
    number: invoice.number ?? "",
    date: day(invoice.issue_date),
    due_date: day(invoice.due_date),
    days,
    total: amount(invoice.total!),
    balance: amount(invoice.balance_due),
    client: buyer.name ?? "",
    seller: seller.name ?? "",
  };
}

/** The mail with which a document is sent, in its language. */
export function sendingText(document: PrintedDocument): MailText {
  const values = valuesOf(document, 0);
  const { sendSubject, sendText, dueText } = mailWordsOf(document.stationery.locale);
  const parts = [sendText, document.invoice.due_date === null ? null : dueText, "{seller}"];
  const text = parts.filter((part) => part !== null).join("\n\n");
  return { subject: filled(sendSubject, values), text: filled(text, values) };
}

/** The mail of a reminder: the workspace's own text if it has one, else one in the document's language. */
export function reminderText(
  document: PrintedDocument,
  level: ReminderLevel,
  /** How many days the invoice is overdue. */
  days: number,
  own: string | null,
): MailText {
  const values = { ...valuesOf(document, days), level };
  const { remindSubject, remindText } = mailWordsOf(document.stationery.locale);
  return {
    subject: filled(remindSubject, values),
    text: filled(own ?? `${remindText}\n\n{seller}`, values),
  };
}
