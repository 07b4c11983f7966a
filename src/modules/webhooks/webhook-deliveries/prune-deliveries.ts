import type { Pool } from "pg";
import { deleteOldRows } from "../../../platform/database/delete-old-rows.ts";

const DELIVERIES = { table: "webhook_deliveries", column: "event_at", days: 30 };

/** Deletes deliveries whose event is more than 30 days old; returns how many. */
export const pruneDeliveries = (pool: Pool, now: Date): Promise<number> =>
  deleteOldRows(pool, DELIVERIES, now);
