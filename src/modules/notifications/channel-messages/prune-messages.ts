import type { Pool } from "pg";
import { deleteOldRows } from "../../../platform/database/delete-old-rows.ts";

const MESSAGES = { table: "channel_messages", column: "created_at", days: 30 };

/** Deletes messages to channels that are more than 30 days old; returns how many. */
export const pruneChannelMessages = (pool: Pool, now: Date): Promise<number> =>
  deleteOldRows(pool, MESSAGES, now);
