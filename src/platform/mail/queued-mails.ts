import type { PoolClient } from "pg";
import { fromContext, sql } from "../../engine/sql/sql.ts";
import type { Work } from "../../engine/work/work.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Services } from "../services.ts";
import type { MailAttachment } from "./mailer.ts";
import { type ReplyTo, replyAddress } from "./reply-address.ts";

/** A file of the storage that is attached to a mail. */
export interface AttachedFile {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
}

export interface MailToQueue {
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The text as HTML. */
  readonly html?: string;
  /** The URL to which a mail program posts to end such mails. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly AttachedFile[];
  /** What the mail is known by, if it belongs to a record of which there is one mail at most. */
  readonly id?: string;
  /** What replies are about; the address with its token is made when the mail is sent. */
  readonly replyTo?: ReplyTo;
  /** The ids of the earlier mails of the conversation, oldest first. */
  readonly thread?: readonly string[];
}

/**
 * Decides in this transaction that a mail is sent: after the commit it is, even if this process dies, and without the
 * commit it never is. The files must be stored already.
 */
export async function queueMail(work: Work, mail: MailToQueue): Promise<void> {
  const {
    to,
    cc = [],
    subject,
    text,
    attachments = [],
    id = work.newId(),
    replyTo,
    thread = [],
    html,
    unsubscribeUrl,
  } = mail;
  await work.rows(sql`insert into queued_mails
      (workspace_id, id, recipients, cc, subject, body, attachments, reply_to, reply_topic, reply_reference, thread,
       html, unsubscribe_url, next_attempt_at, created_at)
    values (${fromContext("workspace")}, ${id}, ${to}::text[], ${cc}::text[], ${subject}, ${text},
      ${JSON.stringify(attachments)}::jsonb, ${replyTo?.address ?? null}, ${replyTo?.topic ?? null}, ${replyTo?.reference ?? null},
      ${thread}::text[], ${html ?? null}, ${unsubscribeUrl ?? null}, ${work.now}, ${work.now})`);
}

/** Takes a mail back that has not been sent yet. */
export async function unqueueMail(work: Work, id: string): Promise<void> {
  await work.rows(
    sql`delete from queued_mails m where m.workspace_id = ${fromContext("workspace")} and m.id = ${id}`,
  );
}

/** After each failed attempt the mail waits for so many minutes; after the last one it is given up. */
const WAITS = [1, 5, 15, 60, 240, 720, 1440];

interface QueuedMail {
  readonly workspace_id: string;
  readonly id: string;
  readonly recipients: readonly string[];
  readonly cc: readonly string[];
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly AttachedFile[];
  readonly reply_to: string | null;
  readonly reply_topic: string | null;
  readonly reply_reference: string | null;
  readonly thread: readonly string[];
  readonly html: string | null;
  readonly unsubscribe_url: string | null;
  readonly attempts: number;
  readonly created_at: Date;
}

type Sending = Pick<Services, "pool" | "storage" | "mailer" | "log" | "clock" | "config">;

/**
 * Sends the queued mails that are due; returns their number. Several processes may run it at once: each mail is locked
 * by the one that sends it. If that one dies in between, the mail is sent again with the same Message-ID, so that
 * mailboxes and the outbox keep one of the two.
 */
export async function sendQueuedMails(services: Sending): Promise<number> {
  let sent = 0;
  while (await inTransaction(services.pool, (client) => sendNext(client, services))) sent++;
  return sent;
}

async function sendNext(client: PoolClient, services: Sending): Promise<boolean> {
  const { rows } = await client.query<QueuedMail>(
    `select workspace_id, id, recipients, cc, subject, body, attachments, reply_to, reply_topic, reply_reference, thread,
       html, unsubscribe_url, attempts, created_at from queued_mails
     where next_attempt_at <= $1 order by next_attempt_at, id limit 1 for update skip locked`,
    [services.clock.now()],
  );
  const [mail] = rows;
  if (!mail) return false;
  try {
    await send(mail, services);
    await client.query("delete from queued_mails where workspace_id = $1 and id = $2", [
      mail.workspace_id,
      mail.id,
    ]);
  } catch (error) {
    await postpone(client, mail, error as Error, services);
  }
  return true;
}

async function send(mail: QueuedMail, { storage, mailer, config }: Sending): Promise<void> {
  const attachments: MailAttachment[] = [];
  for (const { key, fileName, contentType } of mail.attachments) {
    const file = await storage.get(key);
    if (!file) throw new Error(`The file ${key} of a mail does not exist.`);
    attachments.push({ fileName, contentType, data: Buffer.concat(await file.stream.toArray()) });
  }
  await mailer.send({
    to: mail.recipients,
    cc: mail.cc,
    subject: mail.subject,
    text: mail.body,
    ...(mail.html === null ? {} : { html: mail.html }),
    ...(mail.unsubscribe_url === null ? {} : { unsubscribeUrl: mail.unsubscribe_url }),
    attachments,
    ...replyToOf(mail, config.appSecret),
    thread: mail.thread,
    identity: { id: mail.id, createdAt: mail.created_at },
  });
}

/** The address for replies to the mail, if it has one; its token is for the first recipient. */
function replyToOf(mail: QueuedMail, appSecret: string): { replyTo?: string } {
  const { workspace_id: workspace, reply_to: address, reply_topic: topic, reply_reference: reference } = mail;
  const [recipient] = mail.recipients;
  if (address === null || topic === null || reference === null || recipient === undefined) return {};
  return { replyTo: replyAddress(appSecret, address, { workspace, topic, reference, recipient }) };
}

async function postpone(
  client: PoolClient,
  mail: QueuedMail,
  error: Error,
  { log, clock }: Sending,
): Promise<void> {
  const wait = WAITS[mail.attempts];
  const next = wait === undefined ? null : new Date(clock.now().getTime() + wait * 60_000);
  log.warn({ err: error, mail: mail.id, next }, "a queued mail could not be sent");
  await client.query(
    `update queued_mails set attempts = attempts + 1, next_attempt_at = $3, last_error = $4
     where workspace_id = $1 and id = $2`,
    [mail.workspace_id, mail.id, next, error.message.slice(0, 1000)],
  );
}
