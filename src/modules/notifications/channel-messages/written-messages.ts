import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { wordsIn } from "../../../platform/languages/words-for.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";
import { MANAGER } from "../notification-channels/channel-writes.ts";
import { type NotificationRow, wordsOf } from "../notifications/notification-words.ts";
import { type ChannelMessage, saidMessage } from "./message-body.ts";

/** A message that waits, with the entry that it is about. */
export interface WaitingMessage extends NotificationRow {
  readonly entry_id: string;
}

/** Who reads a channel. */
export interface ChannelReaders {
  readonly audience: "person" | "workspace";
  /** The language of the channel's person; the readers of a channel of the workspace have the workspace's. */
  readonly locale: string;
}

/**
 * What messages say, by id, as the person of the channel may see it now. What is out of the person's sight is left out, as
 * is what the person has read meanwhile, and everything of a workspace's channel whose person may not manage it any more.
 */
export async function writtenMessages(
  work: Work,
  { audience, locale }: ChannelReaders,
  waiting: readonly WaitingMessage[],
): Promise<Map<string, ChannelMessage>> {
  const isShared = audience === "workspace";
  if (isShared && !holds(work.actor, MANAGER)) return new Map();
  const unread = isShared ? waiting : await withoutRead(work, waiting);
  const words = await wordsOf(work, unread, (kind) => (isShared ? kind.sharedWords : kind.words));
  const inWords = wordsIn(isShared ? work.workspace.locale : locale);
  const site = siteAddress(servicesOf(work).config, work.workspace.subdomain);
  return new Map(
    unread.flatMap(({ id, record_type, record_id }) => {
      const said = words.get(id);
      const url = `${site}/open?type=${record_type}&id=${record_id}`;
      return said ? [[id, saidMessage({ ...said, url }, inWords)] as const] : [];
    }),
  );
}

async function withoutRead(work: Work, waiting: readonly WaitingMessage[]): Promise<WaitingMessage[]> {
  const rows = await work.rows<{ entry_id: string }>(sql`select n.entry_id from notifications n
    where n.workspace_id = ${fromContext("workspace")} and n.user_id = ${work.actor.userId} and n.read_at is not null
      and n.entry_id = any(${waiting.map(({ entry_id }) => entry_id)}::text[])`);
  const read = new Set(rows.map(({ entry_id }) => entry_id));
  return waiting.filter(({ entry_id }) => !read.has(entry_id));
}
