import { action, type OpenWhen, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, Work } from "../../../engine/work/index.ts";
import { MAX_ATTEMPTS } from "../../../platform/network/attempt-schedule.ts";
import { MANAGERS } from "../webhooks/webhook-actions.ts";

/**
 * Returns which of the webhooks are disabled, and locks them, so that none is enabled or disabled until the transaction
 * ends.
 */
async function disabledAmong(work: Work, webhookIds: readonly unknown[]): Promise<Set<string>> {
  const rows = await work.rows<{ id: string; status: string }>(sql`select id, status from webhooks
    where workspace_id = ${fromContext("workspace")} and id = any(${[...new Set(webhookIds)]}::text[]) order by id ${work.rowLock("share")}`);
  return new Set(rows.filter(({ status }) => status === "disabled").map(({ id }) => id));
}

const replayObstacles: OpenWhen<"webhook-deliveries"> = async (deliveries, work) => {
  const disabled = await disabledAmong(
    work,
    deliveries.map(({ webhook_id }) => webhook_id),
  );
  return deliveries.map(({ status, webhook_id }) => {
    if (status === "pending") return "The delivery is already pending.";
    return disabled.has(webhook_id) ? "The webhook is disabled." : null;
  });
};

async function runReplay({ work, records }: ActionContext<"webhook-deliveries">): Promise<undefined> {
  await work.rows(sql`update webhook_deliveries
    set status = 'pending', next_attempt_at = ${fromContext("now")}, run_attempts = 0, run_limit = ${MAX_ATTEMPTS}::integer,
      run_is_replay = true, taken_until = null, taken_by = null, updated_at = ${fromContext("now")}
    where workspace_id = ${fromContext("workspace")} and id = any(${records.map((record) => record.id)}::text[])`);
}

export const replayDeliveries = action("webhook-deliveries", {
  title: "Replay",
  done: "Replayed",
  description: "Sends the same message again, starting a new schedule of attempts.",
  grants: MANAGERS,
  openWhen: replayObstacles,
  run: runReplay,
});

async function runCancel({ work, records }: ActionContext<"webhook-deliveries">): Promise<undefined> {
  await work.rows(sql`update webhook_deliveries
    set status = 'cancelled', next_attempt_at = null, updated_at = ${fromContext("now")}
    where workspace_id = ${fromContext("workspace")} and id = any(${records.map((record) => record.id)}::text[])`);
}

export const cancelDeliveries = action("webhook-deliveries", {
  title: "Cancel",
  done: "Cancelled",
  description: "Cancels all further attempts.",
  grants: MANAGERS,
  openWhen: openWhenEach(({ status }) => (status === "pending" ? null : "The delivery is not pending.")),
  run: runCancel,
});
