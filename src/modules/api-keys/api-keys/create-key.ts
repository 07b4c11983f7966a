import { RELATIONS } from "../../../engine/declare/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { issuedKey } from "./key-secrets.ts";
import { permissionsHeld } from "./key-writes.ts";

export interface NewKey {
  readonly userId: string;
  readonly name: string;
  readonly description?: string | null;
  /** Names of permissions and relations, or all that the user can give. */
  readonly scopes: readonly string[] | "all";
  readonly ips: readonly string[];
  /** ISO 8601 with an offset; absent: never. */
  readonly expires?: string | null;
}

/**
 * Makes a key for a user, as an operator does, and returns its id and, this one time, the whole key.
 * @throws 422 with every failing field: the rules are those of the settings page; 403 when only managers of keys may
 *   make any.
 */
export async function createApiKey(work: Work, wanted: NewKey): Promise<{ id: string; key: string }> {
  const { userId, name, description = null, ips, expires = null } = wanted;
  const scopes =
    wanted.scopes === "all" ? [...RELATIONS, ...(await permissionsHeld(work, userId))] : wanted.scopes;
  const body = { name, description, scopes, ip_allowlist: ips, expires_at: expires };
  const id = await work.createByRules("api-keys", body, { created_by_user_id: userId });
  return { id, key: issuedKey(work, id) };
}
