import type { Pool, PoolClient } from "pg";
import { fromContext, sql } from "../../engine/sql/sql.ts";
import type { Work } from "../../engine/work/work.ts";
import type { Services } from "../services.ts";
import type { MailAttachment } from "./mailer.ts";

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
  readonly attachments?: readonly AttachedFile[];
}

/**
 * Decides in this transaction that a mail is sent: after the commit it is, even if this process dies, and without the
 * commit it never is. The files must be stored already.
 */
export async function queueMail(work: Work, mail: MailToQueue): Promise<void> {
  const { to, cc = [], subject, text, attachments = [] } = mail;
  await work.rows(sql`insert into queued_mails
      (workspace_id, id, recipients, cc, subject, body, attachments, next_attempt_at, created_at)
    values (${fromContext("workspace")}, ${work.newId()}, ${to}::text[], ${cc}::text[], ${subject}, ${text},
      ${JSON.stringify(attachments)}::jsonb, ${work.now}, ${work.now})`);
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
  readonly attempts: number;
  readonly created_at: Date;
}

type Sending = Pick<Services, "pool" | "storage" | "mailer" | "log" | "clock">;

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
    `select workspace_id, id, recipients, cc, subject, body, attachments, attempts, created_at from queued_mails
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

async function send(mail: QueuedMail, { storage, mailer }: Sending): Promise<void> {
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
    attachments,
    identity: { id: mail.id, createdAt: mail.created_at },
  });
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

async function inTransaction<Result>(
  pool: Pool,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await run(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
