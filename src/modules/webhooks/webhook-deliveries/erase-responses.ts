import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/**
 * Erases what receivers have responded to messages about records. The messages themselves contain no values, and need
 * not be changed to be sent later.
 */
export async function eraseResponses(work: Work, resource: string, ids: readonly string[]): Promise<void> {
  await work.rows(sql`update webhook_deliveries d
    set attempts = (select jsonb_agg(jsonb_set(attempt.entry, '{response_body}', 'null') order by attempt.place)
      from jsonb_array_elements(d.attempts) with ordinality attempt(entry, place))
    where d.workspace_id = ${fromContext("workspace")} and jsonb_array_length(d.attempts) > 0
      and d.event_id in (select 'msg_' || j.id from journal j
        where j.workspace_id = ${fromContext("workspace")} and j.resource_type = ${resource}
          and j.resource_id = any(${ids}::text[]))`);
}
