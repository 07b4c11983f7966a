import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { endSecrets } from "./key-secrets.ts";

export type RevokeReason = "manual" | "leaked" | "creator_archived" | "replaced" | "other";

/** Revokes keys permanently: their secrets are refused from the next request on. */
export async function revokeKeys(work: Work, ids: readonly string[], reason: RevokeReason): Promise<void> {
  for (const id of ids) {
    await endSecrets(work, id);
    await work.update(
      "api-keys",
      id,
      { revoked_at: work.now, revoked_by_user_id: work.actor.userId, revoke_reason: reason },
      "revoke",
    );
  }
}

/** Revokes all keys of an account that is being archived. */
export async function revokeKeysOf(work: Work, userId: string): Promise<void> {
  const keys = await work.rows<{ id: string }>(sql`select id from api_keys
    where workspace_id = ${fromContext("workspace")} and created_by_user_id = ${userId} and revoked_at is null
    order by id for update`);
  await revokeKeys(
    work,
    keys.map(({ id }) => id),
    "creator_archived",
  );
}
