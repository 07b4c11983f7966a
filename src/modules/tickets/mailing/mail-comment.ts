import { withoutMentions } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { message, type StoredRecord, type Words, type Work } from "../../../engine/work/index.ts";
import { wordsIn } from "../../../platform/languages/words-for.ts";
import { wordsOfEmployees } from "../../../platform/languages/words-of-employees.ts";
import { queueMail } from "../../../platform/mail/queued-mails.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { requesterAddress } from "./requester-address.ts";

type Ticket = Readonly<StoredRecord<"tickets">>;
type Comment = Readonly<Pick<StoredRecord<"ticket-comments">, "id" | "body" | "visibility" | "author_type">>;

/** How many earlier mails a mail names, so that its header stays short in long conversations. */
const NAMED_MAILS = 20;

/** What the tokens of replies are for. */
export const REPLY_TOPIC = "ticket";

/**
 * Queues the mail of a comment that has just become public, to the requester of the ticket. Nothing is mailed if the
 * workspace has no address for tickets, if the requester has none or wrote the comment, or if the comment is internal.
 */
export async function mailComment(work: Work, ticket: Ticket, comment: Comment): Promise<void> {
  if (comment.visibility !== "public" || comment.author_type !== "agent") return;
  const { ticket_email: desk } = await readSettings(work, "ticket_email");
  if (desk === null) return;
  const to = await requesterAddress(work, ticket);
  // A mail from the desk to itself would come back as a comment.
  if (to === null || mailboxOf(to) === mailboxOf(desk)) return;
  const words = await wordsOfRequester(work, ticket.requester_employee_id);
  const name = words.say(message`Ticket #${String(ticket.number)}`);
  await queueMail(work, {
    id: comment.id,
    to: [to],
    subject: `[#${ticket.number}] ${ticket.subject}`,
    text: `${withoutMentions(comment.body, "employees")}\n\n-- \n${name}: ${ticket.subject}\n`,
    replyTo: { address: desk, topic: REPLY_TOPIC, reference: String(ticket.number) },
    thread: [ticket.id, ...(await earlierMails(work, ticket.id, comment.id))],
  });
}

/** The words of whoever asked: clients have no account, so theirs are the workspace's. */
async function wordsOfRequester(work: Work, employee: string | null): Promise<Words> {
  if (employee === null) return wordsIn(work.workspace.locale);
  return (await wordsOfEmployees(work, [employee]))(employee);
}

/** The comments of agents that the requester could read before, oldest first; each is the id of its mail. */
async function earlierMails(work: Work, ticketId: string, commentId: string): Promise<string[]> {
  const rows = await work.rows<{ id: string }>(sql`select id from ticket_comments
    where workspace_id = ${fromContext("workspace")} and ticket_id = ${ticketId} and id <> ${commentId}
      and visibility = 'public' and author_type = 'agent'
    order by created_at desc, id desc limit ${NAMED_MAILS}`);
  return rows.map(({ id }) => id).reverse();
}

/** The address without what follows a + before the @, in lower case. */
export const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, "@");
