import type { Party } from "../invoices/parties.ts";
import { formatsOf } from "../printing/document-formats.ts";
import type { Stationery } from "../printing/letter.ts";
import type { PrintedDocument } from "../printing/printed-document.ts";
import { filled, wordsOf } from "../printing/words/words-of-locale.ts";
import { mailWordsOf } from "./mail-words.ts";

/** The level of a reminder. */
export type ReminderLevel = 1 | 2 | 3;

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** What a mail says of the document that is attached to it. */
export interface MailedDocument {
  /** What it is: `Invoice`. */
  readonly name: string;
  readonly number: string;
  readonly stationery: Stationery;
  readonly seller: Party;
  readonly recipient: Party;
  readonly currency: string;
  /** Decimal text. */
  readonly total: string;
  /** `YYYY-MM-DD` */
  readonly issueDate: string | null;
  /** The last day of an invoice on which it can be paid in time. */
  readonly dueDate?: string | null;
  /** The last day of an offer on which it can be accepted. */
  readonly validUntil?: string | null;
}

/** What the braces of a text stand for. */
function valuesOf({ stationery, currency, ...document }: MailedDocument) {
  const formats = formatsOf(stationery.locale);
  const day = (value: string | null | undefined): string => (value ? formats.date(value) : "");
  return {
    document: document.name,
    number: document.number,
    date: day(document.issueDate),
    due_date: day(document.dueDate),
    valid_until: day(document.validUntil),
    total: `${formats.amount(document.total)} ${currency}`,
    client: document.recipient.name ?? "",
    seller: document.seller.name ?? "",
  };
}

/** The mail with which a document is sent, in its language. */
export function documentMail(document: MailedDocument): MailText {
  const values = valuesOf(document);
  const { sendSubject, sendText, dueText, validText } = mailWordsOf(document.stationery.locale);
  const parts = [
    sendText,
    document.dueDate ? dueText : null,
    document.validUntil ? validText : null,
    "{seller}",
  ];
  const text = parts.filter((part) => part !== null).join("\n\n");
  return { subject: filled(sendSubject, values), text: filled(text, values) };
}

/** An invoice or a credit note as mails name it. */
function mailed({ invoice, seller, buyer, stationery }: PrintedDocument): MailedDocument {
  const words = wordsOf(stationery.locale);
  return {
    name: invoice.document_type === "invoice" ? words.invoice : words.creditNote,
    number: invoice.number ?? "",
    ...{ stationery, seller, recipient: buyer, currency: invoice.currency, total: invoice.total! },
    ...{ issueDate: invoice.issue_date, dueDate: invoice.due_date },
  };
}

/** The mail with which an invoice or a credit note is sent. */
export const sendingText = (document: PrintedDocument): MailText => documentMail(mailed(document));

/** The mail of a reminder: the workspace's own text if it has one, else one in the document's language. */
export function reminderText(
  document: PrintedDocument,
  level: ReminderLevel,
  /** How many days the invoice is overdue. */
  days: number,
  own: string | null,
): MailText {
  const { invoice, stationery } = document;
  const balance = `${formatsOf(stationery.locale).amount(invoice.balance_due)} ${invoice.currency}`;
  const values = { ...valuesOf(mailed(document)), balance, days, level };
  const { remindSubject, remindText } = mailWordsOf(stationery.locale);
  return {
    subject: filled(remindSubject, values),
    text: filled(own ?? `${remindText}\n\n{seller}`, values),
  };
}
