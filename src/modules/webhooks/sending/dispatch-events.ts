import {
  concernsRecords,
  entriesFrom,
  givePositionsWithin,
  type JournalPlace,
  latestGivenPosition,
  placeBehind,
  schemaOf,
} from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { isOfDemoData } from "../../../platform/demo-data/demo-records.ts";
import { MAX_ATTEMPTS } from "../../../platform/network/attempt-schedule.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";
import { takes } from "../webhooks/subscription.ts";
import { moveCursor, takeCursor } from "./journal-cursor.ts";
import { type JournalledEvent, messageBody } from "./message.ts";

const ENTRIES_AT_ONCE = 500;

interface Entry extends JournalledEvent, Values {
  readonly id: string;
  readonly position: number;
  /** The ids of the webhooks that subscribe to the event. */
  readonly webhooks: readonly string[];
}

/**
 * Creates deliveries for the next entries of the workspace's journal that have a position: one for each enabled webhook
 * that subscribes to the event. The deliveries are inserted and the cursor is moved in one transaction, so none is
 * created twice or missed, even if the process is killed.
 * @param waits whether to wait while another process is dispatching
 * @returns how many deliveries were created, and whether there may be more
 */
export async function dispatchEntries(
  work: Work,
  waits = false,
): Promise<{ deliveries: number; isDone: boolean }> {
  const cursor = await takeCursor(work, waits);
  if (!cursor) return { deliveries: 0, isDone: true };
  // The lock is held until the deliveries exist, so that disabling a webhook meanwhile cancels them too.
  await work.rows(sql`select 1 from webhooks
    where workspace_id = ${fromContext("workspace")} and status = 'enabled' order by id for share`);
  const row = await work.row<{ position: number }>(sql`select ${latestGivenPosition} as position`);
  const upto = row!.position;
  const entries = await nextEntries(work, cursor, upto);
  const deliveries = await insertDeliveries(work, entries);
  const isDone = entries.length < ENTRIES_AT_ONCE;
  const last = entries.at(-1);
  await moveCursor(work, isDone ? placeBehind(upto) : { position: last!.position, after: last!.id });
  return { deliveries, isDone };
}

/** Creates deliveries for everything that is committed so far. */
export async function dispatchAll(work: Work): Promise<void> {
  await givePositionsWithin(work);
  while (!(await dispatchEntries(work, true)).isDone);
}

/**
 * The entries after the cursor, in order. Events that belong to no resource, such as a sign-in, and demo data that was
 * put in or taken out are not sent to webhooks.
 */
function nextEntries(work: Work, cursor: JournalPlace, upto: number): Promise<Entry[]> {
  const isNews = sql`${concernsRecords(schemaOf(work))} and not ${isOfDemoData("entry")}`;
  const entries = entriesFrom(cursor, upto, isNews, ENTRIES_AT_ONCE);
  return work.rows<Entry>(sql`select j.id, j.position, j.event, j.resource_type, j.resource_id,
      j.changes, j.actor_type, j.user_id, j.api_key_id, j.created_at,
      array(
        select w.id from webhooks w
        where w.workspace_id = j.workspace_id and w.status = 'enabled' and ${takes(sql`w.events`, sql`j.event`)}
          and j.position > w.enabled_at_position and j.commit_id <> w.enabled_by_commit
      ) as webhooks
    from ${entries} j order by j.position, j.id`);
}

async function insertDeliveries(work: Work, entries: readonly Entry[]): Promise<number> {
  const { config } = servicesOf(work);
  const { subdomain } = work.workspace;
  const site = { subdomain, baseUrl: `${siteAddress(config, subdomain)}/api` };
  const rows = entries.flatMap((entry) => {
    if (entry.webhooks.length === 0) return [];
    const payload = messageBody(schemaOf(work), entry, site);
    return entry.webhooks.map((webhook) => ({
      id: work.newId(),
      webhook,
      event_id: `msg_${entry.id}`,
      event_type: entry.event,
      event_at: entry.created_at,
      payload,
    }));
  });
  if (rows.length === 0) return 0;
  const inserted =
    await work.rows(sql`insert into webhook_deliveries (workspace_id, id, webhook_id, event_id, event_type,
      event_at, payload, status, next_attempt_at, run_limit, created_at, updated_at)
    select ${fromContext("workspace")}, made.id, made.webhook, made.event_id, made.event_type, made.event_at,
      made.payload::json, 'pending', ${fromContext("now")}, ${MAX_ATTEMPTS}::integer, ${fromContext("now")}, ${fromContext("now")}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as made(id text, webhook text, event_id text, event_type text, event_at timestamptz, payload text)
    on conflict (workspace_id, webhook_id, event_id) do nothing returning 1`);
  return inserted.length;
}
