import { momentOnTheWire } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { afterAttempt, type DeliveryState, isGone, isSuccess } from "../webhook-deliveries/delivery-state.ts";
import { disableWebhook } from "../webhooks/disable-webhook.ts";
import { mailWebhookDisabled } from "../webhooks/failing-mail.ts";
import type { Attempt } from "./attempt.ts";
import type { Runtime } from "./runtime.ts";
import type { TakenDelivery } from "./taken-delivery.ts";

const FAILING_DAYS = 5;
const DAY_MS = 86_400_000;

interface WebhookRow extends Values {
  url: string;
  status: "enabled" | "disabled";
  failing_since: Date | null;
}

interface DeliveryRow extends DeliveryState, Values {
  attempts_count: number;
  run_is_replay: boolean;
  taken_by: string | null;
}

/**
 * Records an attempt on its delivery and sets the next state of the delivery and of the webhook. Deliveries are not
 * journalled: a journal entry would create further deliveries without end.
 */
export function recordAttempt(
  { work }: Runtime,
  taken: TakenDelivery,
  attempt: Attempt,
  random: number,
): Promise<void> {
  return work(taken.workspace, async (inside) => {
    // The webhook is locked first, as when a webhook is disabled, so that there is no deadlock.
    const webhook = await inside.row<WebhookRow>(sql`select url, status, failing_since from webhooks
      where workspace_id = ${fromContext("workspace")} and id = ${taken.webhookId} for no key update`);
    const delivery =
      await inside.row<DeliveryRow>(sql`select status, next_attempt_at, run_limit, run_attempts,
        attempts_count, run_is_replay, taken_by from webhook_deliveries
      where workspace_id = ${fromContext("workspace")} and id = ${taken.id} for update`);
    if (!webhook || !delivery) return;
    await logAttempt(inside, taken, delivery, attempt, random);
    await judgeWebhook(inside, taken.webhookId, webhook, attempt);
  });
}

async function logAttempt(
  work: Work,
  taken: TakenDelivery,
  delivery: DeliveryRow,
  attempt: Attempt,
  random: number,
): Promise<void> {
  // If the lease has expired and another process has taken the delivery, that process decides its next state.
  const isOurs = delivery.taken_by === taken.takenBy;
  const state = isOurs || isSuccess(attempt) ? afterAttempt(delivery, attempt, work.now, random) : delivery;
  const entry = {
    number: delivery.attempts_count + 1,
    at: momentOnTheWire(attempt.at),
    duration_ms: attempt.durationMs,
    response_status: attempt.status,
    error: attempt.failure,
    response_body: attempt.body,
    is_replay: delivery.run_is_replay,
  };
  await work.rows(sql`update webhook_deliveries
    set status = ${state.status}, next_attempt_at = ${state.next_attempt_at}, run_attempts = ${state.run_attempts},
      attempts_count = attempts_count + 1, attempts = attempts || ${JSON.stringify([entry])}::jsonb,
      last_response_status = ${attempt.status}, updated_at = ${fromContext("now")},
      taken_until = case when ${isOurs}::boolean then null else taken_until end,
      taken_by = case when ${isOurs}::boolean then null else taken_by end
    where workspace_id = ${fromContext("workspace")} and id = ${taken.id}`);
}

async function judgeWebhook(work: Work, id: string, webhook: WebhookRow, attempt: Attempt): Promise<void> {
  const success = isSuccess(attempt);
  await work.rows(sql`update webhooks set last_attempt_at = ${fromContext("now")},
      last_success_at = case when ${success}::boolean then ${fromContext("now")} else last_success_at end,
      failing_since = case when ${success}::boolean then null else coalesce(failing_since, ${fromContext("now")}) end
    where workspace_id = ${fromContext("workspace")} and id = ${id}`);
  if (success || webhook.status === "disabled") return;
  const oldest = work.now.getTime() - FAILING_DAYS * DAY_MS;
  const isFailing = webhook.failing_since !== null && webhook.failing_since.getTime() <= oldest;
  if (isGone(attempt)) await disableWebhook(work, id, "gone", "disabled");
  else if (isFailing) {
    await disableWebhook(work, id, "failing", "disabled");
    await mailWebhookDisabled(work, webhook.url);
  }
}
