import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

const EVENT = "api_keys.refused_address";

/**
 * Journals that a valid key was used from an address outside its allowlist, at most once an hour for each key and
 * address. The actor of the work is the key.
 */
export async function noteRefusedAddress(work: Work): Promise<void> {
  const { apiKeyId: id, ip } = work.actor;
  await work.lock(`${EVENT}:${id}:${ip}`);
  const key = await work.row<{ name: string; is_reported: boolean }>(sql`select name,
      exists (select 1 from journal j where j.workspace_id = k.workspace_id and j.resource_type = 'api-keys'
        and j.resource_id = k.id and j.event = ${EVENT} and j.ip = ${ip}
        and j.created_at > ${fromContext("now")} - interval '1 hour') as is_reported
    from api_keys k where k.workspace_id = ${fromContext("workspace")} and k.id = ${id}`);
  if (!key || key.is_reported) return;
  work.journal.happened(EVENT, { resource_type: "api-keys", resource_id: id, resource_label: key.name });
}
