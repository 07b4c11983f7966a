import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

const EVENT = "api_keys.expired";
/** Expiries that are longer ago than this are not reported any more. */
const REPORTED_WITHIN_DAYS = 30;

/**
 * Raises the event of each key that has expired since the last run, once per expiry: a key that was regenerated can
 * expire again. Returns how many there were.
 */
export async function raiseExpiredKeys(work: Work): Promise<number> {
  await work.lock(EVENT);
  const expired = await work.rows<{ id: string; name: string }>(sql`select k.id, k.name from api_keys k
    where k.workspace_id = ${fromContext("workspace")} and k.revoked_at is null
      and k.expires_at <= ${fromContext("now")}
      and k.expires_at > ${fromContext("now")} - make_interval(days => ${REPORTED_WITHIN_DAYS}::integer)
      and not exists (select 1 from journal j where j.workspace_id = k.workspace_id and j.resource_type = 'api-keys'
        and j.resource_id = k.id and j.event = ${EVENT} and j.created_at >= k.expires_at)
    order by k.expires_at, k.id`);
  for (const { id, name } of expired) {
    work.journal.happened(EVENT, { resource_type: "api-keys", resource_id: id, resource_label: name });
  }
  return expired.length;
}
