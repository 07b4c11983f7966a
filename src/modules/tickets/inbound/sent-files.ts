import type { Work } from "../../../engine/work/index.ts";
import { attachedType } from "../../../platform/files/attached-type.ts";
import { bufferContent } from "../../../platform/files/buffer-content.ts";
import type { ReceivedFile } from "../../../platform/mail/received/received-mail.ts";
import { attachments } from "../ticket-comments/comment-attachments.ts";

/**
 * Adds the files of a mail to its comment, by the rules for all files of comments. What these do not allow is left out,
 * and an internal comment says so; the source of the mail still has it.
 */
export async function attachFiles(
  work: Work,
  { ticketId, commentId }: { readonly ticketId: string; readonly commentId: string },
  files: readonly ReceivedFile[],
): Promise<void> {
  const left: string[] = [];
  let count = 0;
  for (const file of files) {
    const name = file.name || "unnamed file";
    const type = attachedType(file.data, name);
    if (type === null) left.push(`${name} (a program)`);
    else if (count === attachments.options.max) left.push(name);
    else {
      count++;
      await attachments.add(work, commentId, { ...bufferContent(file.data), name }, type);
    }
  }
  if (left.length === 0) return;
  const names = left.slice(0, 50).join(", ");
  const rest = left.length > 50 ? ` and ${left.length - 50} more` : "";
  await work.create("ticket-comments", {
    ticket_id: ticketId,
    body: `These files of the mail were not stored, because they are programs or more than ${attachments.options.max}: ${names}${rest}.`,
    visibility: "internal",
    author_type: "system",
    author_user_id: null,
    is_first_response: false,
  });
}
