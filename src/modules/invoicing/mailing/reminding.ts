import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { documentFile } from "../printing/stored-document.ts";
import { mailInvoice } from "./mail-document.ts";
import { type MailText, type ReminderLevel, reminderText } from "./mail-texts.ts";
import type { Recipients } from "./recipients.ts";

export const REMINDER_LEVELS = [1, 2, 3] as const;

type Invoice = Readonly<StoredRecord<"invoices">>;

/** Why an invoice cannot be reminded of; null if it can. */
export function remindingObstacle(invoice: Invoice, today: string): string | null {
  const isOpen = invoice.number !== null && invoice.voided_at === null && Number(invoice.balance_due) > 0;
  const isDue = invoice.due_date !== null && invoice.due_date < today;
  return invoice.document_type === "invoice" && isOpen && isDue ? null : "The invoice is not overdue.";
}

/** Queues a reminder with the PDF of an overdue invoice, and records its level. */
export async function remindOf(
  work: Work,
  invoice: Invoice,
  level: ReminderLevel,
  recipients: Recipients,
  /** What replaces the subject and the text of the level. */
  own: { readonly subject: string | null; readonly message: string | null } = {
    subject: null,
    message: null,
  },
  event?: string,
): Promise<void> {
  const texts = await readSettings(
    work,
    ...[
      "invoice_reminder_1_text" as const,
      "invoice_reminder_2_text" as const,
      "invoice_reminder_3_text" as const,
    ],
  );
  const file = await documentFile(work, invoice.id);
  const days = dayNumber(work.today) - dayNumber(invoice.due_date!);
  const standard = reminderText(file.document, level, days, texts[`invoice_reminder_${level}_text`]);
  const text: MailText = { subject: own.subject ?? standard.subject, text: own.message ?? standard.text };
  await mailInvoice(work, invoice.id, file, recipients, text);
  await work.update("invoices", invoice.id, { reminder_level: level, reminded_at: work.now }, event);
}
