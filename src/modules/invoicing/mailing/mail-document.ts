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
