import { openActionsOf, schemaOf } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { said, type Words, type Work } from "../../../engine/work/index.ts";
import { wordsIn } from "../../../platform/languages/words-for.ts";
import { queueMail } from "../../../platform/mail/queued-mails.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";
import { unsubscribeToken } from "../choices/unsubscribe-token.ts";
import {
  type NotificationRow,
  type SaidNotification,
  saidNotification,
  wordsOf,
} from "../notifications/notification-words.ts";
import { DIGEST, type MailedNotification, mailOf } from "./mail-of-notifications.ts";

const AT_ONCE = 100;

/** Who is mailed, in the language that the person has chosen. */
export interface MailedPerson {
  readonly email: string;
  readonly locale: string;
}

interface DueRow extends NotificationRow {
  readonly mail_as: "mail" | "digest";
  readonly read_at: Date | null;
}

/**
 * Mails the actor's notifications that are due. The mails are queued and the notifications marked in one transaction, so
 * each is mailed once, even if the process is killed. What the person has read since, and what is out of the person's
 * sight now, is not mailed.
 * @returns how many notifications were due, at most 100
 */
export async function mailDue(work: Work, { email, locale }: MailedPerson): Promise<number> {
  const rows =
    await work.rows<DueRow>(sql`select n.id, n.kind, n.event, n.record_type, n.record_id, n.actor_name,
      n.mail_as, n.read_at
    from notifications n
    where n.workspace_id = ${fromContext("workspace")} and n.user_id = ${work.actor.userId}
      and n.mail_due_at <= ${fromContext("now")}
    order by n.id limit ${AT_ONCE}::integer for update skip locked`);
  if (rows.length === 0) return 0;
  const unread = rows.filter(({ read_at }) => read_at === null);
  const inWords = wordsIn(locale);
  const found = await wordsOf(work, unread);
  const words = new Map([...found].map(([id, one]) => [id, saidNotification(one, inWords)]));
  const to = { email, inWords };
  const seen = unread.filter(({ id }) => words.has(id));
  for (const row of seen.filter(({ mail_as }) => mail_as === "mail"))
    await send(work, to, row.kind, [row], words);
  const digest = seen.filter(({ mail_as }) => mail_as === "digest");
  if (digest.length > 0) await send(work, to, DIGEST, digest, words);
  await work.rows(sql`update notifications n set mail_due_at = null
    where n.workspace_id = ${fromContext("workspace")} and n.id = any(${rows.map(({ id }) => id)}::text[])`);
  return rows.length;
}

async function send(
  work: Work,
  { email, inWords }: { readonly email: string; readonly inWords: Words },
  kind: string,
  rows: readonly DueRow[],
  words: ReadonlyMap<string, SaidNotification>,
): Promise<void> {
  const { config } = servicesOf(work);
  const site = siteAddress(config, work.workspace.subdomain);
  const subscription = { workspace: work.workspace.id, user: work.actor.userId!, kind };
  const unsubscribe = `unsubscribe?token=${unsubscribeToken(config.appSecret, subscription)}`;
  const notified: MailedNotification[] = [];
  for (const row of rows) notified.push(await mailed(work, site, row, words.get(row.id)!, inWords));
  const mail = mailOf(notified, {
    words: inWords,
    workspace: work.workspace.name,
    because: kind === DIGEST ? null : (schemaOf(work).notifications.get(kind)?.title ?? kind),
    choicesUrl: `${site}/profile/notifications`,
    unsubscribeUrl: `${site}/${unsubscribe}`,
  });
  await queueMail(work, {
    ...mail,
    to: [email],
    id: rows[0]!.id,
    unsubscribeUrl: `${work.baseUrl}/${unsubscribe}`,
  });
}

/** A notification with the actions that the person can run on its record now. */
async function mailed(
  work: Work,
  site: string,
  { kind, record_type, record_id }: DueRow,
  { title, detail }: SaidNotification,
  inWords: Words,
): Promise<MailedNotification> {
  const { decisions } = schemaOf(work).notifications.get(kind)!;
  const open = decisions.length === 0 ? [] : await openActionsOf(work, record_type, record_id);
  const { actions } = schemaOf(work).resources.get(record_type)!;
  return {
    title,
    detail,
    url: `${site}/open?type=${record_type}&id=${record_id}`,
    decisions: decisions
      .filter((name) => open.includes(name))
      .map((name) => ({
        title: inWords.say(said(actions[name]!.title)),
        url: `${site}/decide?type=${record_type}&id=${record_id}&action=${name}`,
      })),
  };
}
