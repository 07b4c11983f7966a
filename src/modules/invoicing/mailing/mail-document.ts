import type { Work } from "../../../engine/work/index.ts";
import { queueMail } from "../../../platform/mail/queued-mails.ts";
import { PDF } from "../printing/stored-file.ts";
import type { MailText } from "./mail-texts.ts";
import type { Recipients } from "./recipients.ts";

/** A stored file of a document. */
interface StoredFile {
  readonly key: string | null;
  readonly fileName: string;
}

/** Queues a mail with the stored PDF of a document. */
export async function mailDocument(
  work: Work,
  { key, fileName }: StoredFile,
  recipients: Recipients,
  text: MailText,
): Promise<void> {
  const attachments = [{ key: key!, fileName, contentType: PDF }];
  await queueMail(work, { ...recipients, ...text, attachments });
}

const addresses = { type: "array", items: { type: "string" } } as const;

/** The member of `meta` that says which mail an action has queued, or would queue in a dry run. */
export const queuedMailMeta = {
  mail: {
    type: "object",
    description: "The mail that is sent once the request has succeeded.",
    properties: {
      to: addresses,
      cc: addresses,
      subject: { type: "string" },
      text: { type: "string" },
      attachment: { type: "string", description: "The name of the PDF." },
    },
  },
} as const;

/** Queues a mail with the PDF of an invoice; `meta.mail` of the response says what it contains. */
export async function mailInvoice(
  work: Work,
  invoiceId: string,
  file: StoredFile,
  recipients: Recipients,
  text: MailText,
): Promise<void> {
  await mailDocument(work, file, recipients, text);
  work.addMeta(invoiceId, { mail: { ...recipients, ...text, attachment: file.fileName } });
}
