import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

export type DisabledReason = "manual" | "gone" | "failing";

/**
 * Disables a webhook whose row this transaction has locked: nothing more is sent, and pending deliveries are cancelled.
 * @param event the name of the event in the journal, if it is more specific than `updated`
 */
export async function disableWebhook(
  work: Work,
  id: string,
  reason: DisabledReason,
  event?: string,
): Promise<void> {
  await work.update(
    "webhooks",
    id,
    { status: "disabled", disabled_reason: reason, disabled_at: work.now },
    event,
  );
  await work.rows(sql`update webhook_deliveries
    set status = 'cancelled', next_attempt_at = null, updated_at = ${fromContext("now")}
    where workspace_id = ${fromContext("workspace")} and webhook_id = ${id} and status = 'pending'`);
}
