import type { Pool } from "pg";

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 5_000;

/** Deletes messages to channels that are more than 30 days old; returns how many. Several processes may run it. */
export async function pruneChannelMessages(pool: Pool, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  for (let pruned = 0; ; ) {
    const { rowCount } = await pool.query(
      `delete from channel_messages where (workspace_id, id) in (
         select workspace_id, id from channel_messages where created_at < $1 limit ${ROWS_AT_ONCE} for update skip locked)`,
      [oldest],
    );
    pruned += rowCount ?? 0;
    if ((rowCount ?? 0) < ROWS_AT_ONCE) return pruned;
  }
}
