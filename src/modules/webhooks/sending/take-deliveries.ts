import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { WORKSPACE_COLUMNS, type WorkspaceRow, workspaceOf } from "../../../platform/tenancy/workspaces.ts";
import type { Runtime } from "./runtime.ts";
import { HELD_MS, MAX_UNDER_WAY, type TakenDelivery } from "./taken-delivery.ts";

/** The maximum number of webhooks per step; the next step continues with the others. */
const WEBHOOKS_AT_ONCE = 200;

interface TakenRow extends WorkspaceRow {
  id: string;
  webhook_id: string;
  event_id: string;
  body: string;
  url: string;
  sealed_secret: Buffer;
  sealed_previous_secret: Buffer | null;
  previous_secret_expires_at: Date | null;
}

/**
 * Takes due deliveries and leases them to this process. Each webhook has a limit of concurrent requests, so that a slow
 * one does not delay the others. Concurrent processes never take the same delivery, and deliveries of a killed process
 * become due again when their lease expires.
 * @param most the maximum number of deliveries
 */
export async function takeDueDeliveries(
  { services: { pool, clock } }: Runtime,
  most: number,
): Promise<TakenDelivery[]> {
  const now = clock.now();
  const takenBy = randomUUID();
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const webhooks = await lockDueWebhooks(client, now);
    const rows = webhooks.length === 0 ? [] : await take(client, webhooks, { now, takenBy, most });
    await client.query("commit");
    return rows.map((row) => taken(row, takenBy, now));
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Locks enabled webhooks that have a due delivery and are below their limit. Each is looked up separately, so the cost
 * does not depend on the length of a webhook's queue.
 */
async function lockDueWebhooks(
  client: PoolClient,
  now: Date,
): Promise<{ workspace_id: string; id: string }[]> {
  const { rows } = await client.query({
    name: "webhooks_lock_due",
    text: `select w.workspace_id, w.id from webhooks w
      where w.status = 'enabled' and exists (
        select from webhook_deliveries d
        where d.workspace_id = w.workspace_id and d.webhook_id = w.id and d.due_at <= $1
        order by d.due_at limit 1 offset 0)
        and (select count(*) from webhook_deliveries t
          where t.workspace_id = w.workspace_id and t.webhook_id = w.id and t.taken_until > $1) < ${MAX_UNDER_WAY}
      limit ${WEBHOOKS_AT_ONCE} for no key update of w skip locked`,
    values: [now],
  });
  return rows;
}

async function take(
  client: PoolClient,
  webhooks: readonly { workspace_id: string; id: string }[],
  { now, takenBy, most }: { now: Date; takenBy: string; most: number },
): Promise<TakenRow[]> {
  const { rows } = await client.query<TakenRow>({
    name: "webhooks_take_due",
    text: `with chosen as (
        select due.workspace_id, due.id
        from unnest($1::text[], $2::text[]) as requested(workspace_id, id)
        cross join lateral (
          select count(*) as under_way from webhook_deliveries t
          where t.workspace_id = requested.workspace_id and t.webhook_id = requested.id and t.taken_until > $3
        ) busy
        cross join lateral (
          select d.workspace_id, d.id, row_number() over (order by d.due_at) as place from webhook_deliveries d
          where d.workspace_id = requested.workspace_id and d.webhook_id = requested.id and d.due_at <= $3
          order by d.due_at limit ${MAX_UNDER_WAY}
        ) due
        where due.place <= ${MAX_UNDER_WAY} - busy.under_way
        limit $6
      )
      update webhook_deliveries d set taken_until = $4, taken_by = $5
      from chosen, webhooks h, workspaces w
      where d.workspace_id = chosen.workspace_id and d.id = chosen.id and d.due_at <= $3
        and h.workspace_id = d.workspace_id and h.id = d.webhook_id and w.id = d.workspace_id
      returning ${WORKSPACE_COLUMNS}, d.id, d.webhook_id, d.event_id, d.payload::text as body, h.url,
        h.sealed_secret, h.sealed_previous_secret, h.previous_secret_expires_at`,
    values: [
      webhooks.map((webhook) => webhook.workspace_id),
      webhooks.map((webhook) => webhook.id),
      now,
      new Date(now.getTime() + HELD_MS),
      takenBy,
      most,
    ],
  });
  return rows;
}

function taken(row: TakenRow, takenBy: string, now: Date): TakenDelivery {
  const previous = row.previous_secret_expires_at?.getTime() ?? 0;
  const older = previous > now.getTime() && row.sealed_previous_secret ? [row.sealed_previous_secret] : [];
  return {
    workspace: workspaceOf(row),
    id: row.id,
    webhookId: row.webhook_id,
    takenBy,
    eventId: row.event_id,
    body: Buffer.from(row.body),
    url: row.url,
    sealedSecrets: [row.sealed_secret, ...older],
  };
}
