import type { Work } from "../../engine/execute/work.ts";
import { fromContext, sql } from "../../engine/query/sql.ts";

/**
 * To be called before something changes what the keys of some accounts may do (an account is archived, a role gets
 * other permissions): a key whose status or effective scopes turn out to be others afterwards gets its own event.
 */
export async function noteKeysOf(work: Work, userIds: readonly string[]): Promise<void> {
  const keys = await work.rows<{ id: string }>(sql`select id from api_keys
    where workspace_id = ${fromContext("workspace")} and created_by_user_id = any(${userIds}::text[])
      and revoked_at is null`);
  await work.journal.touch(
    work.resource("api-keys"),
    keys.map(({ id }) => id),
  );
}
