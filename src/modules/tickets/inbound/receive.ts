import { createHash } from "node:crypto";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { conflict, type Work } from "../../../engine/work/index.ts";
import type { ReceivedMail } from "../../../platform/mail/received/received-mail.ts";
import { withoutHistory } from "../../../platform/mail/received/without-history.ts";
import { hearRequester, whyTooLate } from "../ticket-comments/requester-comment.ts";
import { firstRoomyStage, lockBoard } from "../tickets/ticket-stage.ts";
import { isOwnMail, repliedTicket } from "./replied-ticket.ts";
import { requesterOf } from "./sender.ts";
import { attachFiles } from "./sent-files.ts";
import { asBody, NO_TEXT, withFiles } from "./sent-text.ts";
import { type Kept, keepMessage } from "./ticket-messages.ts";

/** What became of a mail. */
export interface Received {
  readonly outcome: "created" | "commented" | "ignored";
  readonly reason: "automatic" | "own" | "duplicate" | null;
  readonly ticket_id: string | null;
  readonly comment_id: string | null;
}

const ignored = (reason: Received["reason"], kept?: Kept): Received => ({
  outcome: "ignored",
  reason,
  ticket_id: kept?.ticket_id ?? null,
  comment_id: kept?.comment_id ?? null,
});

/**
 * Turns a mail into a comment of the requester or a new ticket, and keeps its source. The same mail is received once,
 * because one mail is received at a time.
 * @throws 409 if no stage has room for a new ticket
 */
export async function receive(work: Work, mail: ReceivedMail, source: Buffer): Promise<Received> {
  if (mail.automatic !== null) return ignored("automatic");
  await lockBoard(work);
  if (await isOwnMail(work, mail)) return ignored("own");
  const messageId = knownBy(mail, source);
  const earlier = await work.row<Kept>(sql`select m.ticket_id, m.comment_id from ticket_messages m
    where m.workspace_id = ${fromContext("workspace")} and m.message_id = ${messageId}`);
  if (earlier) return ignored("duplicate", earlier);
  const replied = await repliedTicket(work, mail);
  const isReply = replied !== null && (await whyTooLate(replied, work)) === null;
  const kept = isReply ? await comment(work, replied, mail) : await open(work, mail);
  await keepMessage(work, { ...kept, messageId, sender: mail.sender.address, source, isReply });
  return { outcome: isReply ? "commented" : "created", reason: null, ...kept };
}

/** What a mail is recognized by if it comes again: its Message-ID or, without one, its content. */
function knownBy({ messageId }: ReceivedMail, source: Buffer): string {
  if (messageId !== null && messageId.length <= 255) return messageId;
  return `sha256:${createHash("sha256")
    .update(messageId ?? source)
    .digest("hex")}`;
}

/** Adds the mail to the ticket as a public comment of the requester, which can reopen it. */
async function comment(
  work: Work,
  ticket: NonNullable<Awaited<ReturnType<typeof repliedTicket>>>,
  mail: ReceivedMail,
): Promise<Kept> {
  const body = asBody(withoutHistory(mail.text)) || withFiles(mail.files) || NO_TEXT;
  const id = await hearRequester(work, ticket, body);
  await attachFiles(work, { ticketId: ticket.id, commentId: id }, mail.files);
  return { ticket_id: ticket.id, comment_id: id };
}

/** Opens a ticket with the mail. Its files belong to a first comment, since a ticket has none itself. */
async function open(work: Work, mail: ReceivedMail): Promise<Kept> {
  const stage = await firstRoomyStage(work, "open");
  if (!stage) throw conflict("No stage has room for another ticket.");
  const id = await work.createByRules("tickets", {
    subject: mail.subject || "(no subject)",
    description: asBody(mail.text) || null,
    channel: "email",
    stage_id: stage.id,
    ...(await requesterOf(work, mail.sender)),
  });
  // Whoever made the key of the mail server did not open the ticket.
  await work.update("tickets", id, { created_by_user_id: null });
  if (mail.files.length === 0) return { ticket_id: id, comment_id: null };
  const ticket = (await work.find("tickets", id))!;
  const commentId = await hearRequester(work, ticket, withFiles(mail.files));
  await attachFiles(work, { ticketId: id, commentId }, mail.files);
  return { ticket_id: id, comment_id: commentId };
}
