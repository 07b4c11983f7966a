import type { Pool } from "pg";
import type { ChannelService } from "./message-body.ts";
import type { WaitingMessage } from "./written-messages.ts";

const AT_ONCE = 100;
/** Longer than any attempt takes; afterwards another process makes it. */
const HELD_MS = 60_000;

/** A message of which this process makes an attempt. */
export interface TakenMessage extends WaitingMessage {
  readonly workspace_id: string;
  readonly channel_id: string;
  /** How many attempts there were, with this one. */
  readonly attempts: number;
  readonly service: ChannelService;
  readonly audience: "person" | "workspace";
  readonly user_id: string;
  readonly sealed_address: Buffer;
}

/**
 * Takes messages that are due, at most 100. Processes that run at the same time never take the same one, and those of a
 * process that was killed are due again after a minute.
 */
export async function takeDueMessages(pool: Pool, now: Date): Promise<TakenMessage[]> {
  const { rows } = await pool.query<TakenMessage>({
    name: "channel_messages_take_due",
    text: `with due as (
        select m.workspace_id, m.id, c.service, c.audience, c.user_id, c.sealed_address
        from channel_messages m join notification_channels c on c.workspace_id = m.workspace_id and c.id = m.channel_id
        where m.status = 'pending' and m.due_at <= $1 and c.status = 'enabled'
        order by m.due_at, m.id limit ${AT_ONCE} for update of m skip locked)
      update channel_messages m set due_at = $2, attempts = m.attempts + 1
      from due where m.workspace_id = due.workspace_id and m.id = due.id
      returning m.workspace_id, m.id, m.channel_id, m.kind, m.event, m.entry_id, m.record_type, m.record_id,
        m.actor_name, m.attempts, due.service, due.audience, due.user_id, due.sealed_address`,
    values: [now, new Date(now.getTime() + HELD_MS)],
  });
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1));
}
