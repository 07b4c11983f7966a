import type { Work } from "../../../engine/work/index.ts";
import { unqueueMail } from "../../../platform/mail/queued-mails.ts";
import { attachments } from "./comment-attachments.ts";

/** Deletes what the database does not delete with a comment: its files, and its mail if it still waits. */
export async function forgetComment(work: Work, id: string): Promise<void> {
  await unqueueMail(work, id);
  await attachments.deleteContents(work, id, await attachments.ids(work, id));
}
