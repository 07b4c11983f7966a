import type { Work } from "../../../engine/work/index.ts";
import { queueMail } from "../../../platform/mail/queued-mails.ts";
import { type DocumentFile, PDF } from "../printing/stored-document.ts";
import type { MailText } from "./mail-texts.ts";
import type { Recipients } from "./recipients.ts";

/** Queues a mail with the stored PDF of an issued document. */
export async function mailDocument(
  work: Work,
  { key, fileName }: DocumentFile,
  recipients: Recipients,
  text: MailText,
): Promise<void> {
  const attachments = [{ key: key!, fileName, contentType: PDF }];
  await queueMail(work, { ...recipients, ...text, attachments });
}
