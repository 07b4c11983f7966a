import { RELATIONS } from "../../../engine/declare/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { issuedKey } from "./key-secrets.ts";
import { permissionsHeld } from "./key-writes.ts";

export interface NewKey {
  readonly userId: string;
  readonly name: string;
  readonly description?: string | null;
  /** Names of permissions and relations, or all that the user can grant. */
  readonly scopes: readonly string[] | "all";
  readonly ips: readonly string[];
  /** ISO 8601 with an offset; if omitted, the key does not expire. */
  readonly expires?: string | null;
}

/**
 * Creates a key for a user, on behalf of an operator, and returns its id and the complete key, which cannot be read
 * again.
 * @throws 422 with all invalid fields, by the same rules as for signed-in people; 403 if only users with
 *   manage-api-keys may create keys
 */
export async function createApiKey(work: Work, wanted: NewKey): Promise<{ id: string; key: string }> {
  const { userId, name, description = null, ips, expires = null } = wanted;
  const scopes =
    wanted.scopes === "all" ? [...RELATIONS, ...(await permissionsHeld(work, userId))] : wanted.scopes;
  const body = { name, description, scopes, ip_allowlist: ips, expires_at: expires };
  const id = await work.createByRules("api-keys", body, { created_by_user_id: userId });
  return { id, key: issuedKey(work, id) };
}
