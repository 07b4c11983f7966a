import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/**
 * Disables a channel: nothing more is sent, and what waits is cancelled.
 * @param event the name of the event in the journal, if it is more specific than `updated`
 */
export async function disableChannel(
  work: Work,
  id: string,
  reason: "manual" | "gone" | "failing",
  event?: string,
): Promise<void> {
  await work.update("notification-channels", id, { status: "disabled", disabled_reason: reason }, event);
  await work.rows(sql`update channel_messages m set status = 'cancelled', due_at = null
    where m.workspace_id = ${fromContext("workspace")} and m.channel_id = ${id} and m.status = 'pending'`);
}
