import type { Pool } from "pg";

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 5_000;

/**
 * Deletes deliveries whose event is more than 30 days old; returns how many. Several processes may run it concurrently.
 */
export async function pruneDeliveries(pool: Pool, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  for (let pruned = 0; ; ) {
    const { rowCount } = await pool.query(
      `delete from webhook_deliveries where (workspace_id, id) in (
         select workspace_id, id from webhook_deliveries where event_at < $1 limit ${ROWS_AT_ONCE} for update skip locked)`,
      [oldest],
    );
    pruned += rowCount ?? 0;
    if ((rowCount ?? 0) < ROWS_AT_ONCE) return pruned;
  }
}
