import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import type { ReceivedMail } from "../../../platform/mail/received/received-mail.ts";
import { isReplyToken, tokenIn } from "../../../platform/mail/reply-address.ts";
import { servicesOf } from "../../../platform/services.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { mailboxOf, REPLY_TOPIC } from "../mailing/mail-comment.ts";
import { requesterAddress } from "../mailing/requester-address.ts";

type Ticket = Readonly<StoredRecord<"tickets">>;

/** The id of a record in the Message-ID of one of our mails. */
const OWN = /^([0-9A-HJKMNP-TV-Z]{26})@/i;

const ownIdOf = (messageId: string): string[] => {
  const id = OWN.exec(messageId)?.[1];
  return id === undefined ? [] : [id.toUpperCase()];
};

/** Whether the desk gets its own mail: the one of a comment, or one that it sends itself. */
export async function isOwnMail(work: Work, { messageId, sender }: ReceivedMail): Promise<boolean> {
  const { ticket_email: desk } = await readSettings(work, "ticket_email");
  if (desk !== null && mailboxOf(sender.address) === mailboxOf(desk)) return true;
  const [id] = messageId === null ? [] : ownIdOf(messageId);
  if (id === undefined) return false;
  return (
    (await work.row(sql`select 1 from ticket_comments c
      where c.workspace_id = ${fromContext("workspace")} and c.id = ${id}`)) !== null
  );
}

/**
 * The ticket to which a mail replies; null if there is none. A valid token in one of its addresses shows that the sender
 * has got a mail of ours to the requester. The ids of other mails can be known to more people, so they only count if the
 * mail comes from the address of the requester. The number in the subject never counts, because anyone can guess it.
 */
export async function repliedTicket(work: Work, mail: ReceivedMail): Promise<Ticket | null> {
  return (await byToken(work, mail)) ?? (await byReferences(work, mail));
}

async function byToken(work: Work, { recipients }: ReceivedMail): Promise<Ticket | null> {
  const { appSecret } = servicesOf(work).config;
  for (const address of recipients) {
    const found = tokenIn(address);
    if (!found || !/^[1-9]\d{0,8}$/.test(found.reference)) continue;
    const ticket = await ticketWhere(work, sql`t.number = ${Number(found.reference)}::integer`);
    const recipient = ticket && (await requesterAddress(work, ticket));
    if (!recipient) continue;
    const about = { workspace: work.workspace.id, topic: REPLY_TOPIC, reference: found.reference, recipient };
    if (isReplyToken(appSecret, about, found.token)) return ticket;
  }
  return null;
}

async function byReferences(work: Work, { references, sender }: ReceivedMail): Promise<Ticket | null> {
  for (const reference of references) {
    const [id = null] = ownIdOf(reference);
    const ticket = await ticketWhere(
      work,
      sql`t.id in (
        select ${id}::text
        union all select c.ticket_id from ticket_comments c
          where c.workspace_id = ${fromContext("workspace")} and c.id = ${id} and c.visibility = 'public'
        union all select m.ticket_id from ticket_messages m
          where m.workspace_id = ${fromContext("workspace")} and m.message_id = ${reference})`,
    );
    const requester = ticket && (await requesterAddress(work, ticket));
    if (requester && requester.toLowerCase() === sender.address.toLowerCase()) return ticket;
  }
  return null;
}

async function ticketWhere(work: Work, condition: ReturnType<typeof sql>): Promise<Ticket | null> {
  const found = await work.row<{ id: string }>(sql`select t.id from tickets t
    where t.workspace_id = ${fromContext("workspace")} and ${condition} limit 1`);
  return found && work.find("tickets", found.id);
}
