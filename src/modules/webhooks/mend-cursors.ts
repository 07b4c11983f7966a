import type { Runtime } from "./runtime.ts";

/**
 * Makes places in the journal good again after the data was restored into another database server, where transactions
 * are counted anew: what is ahead of its count would wait for a long time. Deliveries go on with what happens from now on.
 */
export async function mendCursors({ services: { pool } }: Runtime): Promise<void> {
  await pool.query(`update webhook_cursors set seen = committed_snapshot(), upto = null, place_transaction = null, place_id = null
    where pg_snapshot_xmax(seen) > pg_snapshot_xmax(pg_current_snapshot())`);
  await pool.query(`update webhooks set enabled_since = pg_current_snapshot(), enabled_by = pg_current_xact_id()
    where pg_snapshot_xmax(enabled_since) > pg_snapshot_xmax(pg_current_snapshot())`);
}
