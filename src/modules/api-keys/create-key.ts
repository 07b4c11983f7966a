import { momentOnTheWire, readDateTime } from "../../engine/declare/calendar.ts";
import { forbidden } from "../../engine/errors/api-error.ts";
import { ErrorList } from "../../engine/errors/error-list.ts";
import type { Work } from "../../engine/execute/work.ts";
import { fromContext, sql } from "../../engine/query/sql.ts";
import { generateApiKey } from "../../platform/auth/api-key-format.ts";
import { isEveryAddress, normalizeCidr } from "../../platform/network/addresses.ts";
import { PERMISSION_NAMES, withImplied } from "../../platform/permissions/catalogue.ts";
import { readSettings } from "../../platform/tenancy/settings.ts";

const MANAGERS = "manage-api-keys";
const DAY_MS = 86_400_000;
const MAX_KEYS = 50;
const MAX_ADDRESSES = 50;

export interface NewKey {
  readonly userId: string;
  readonly name: string;
  readonly description?: string | null;
  /** Names of permissions, or all that the user holds. */
  readonly scopes: readonly string[] | "all";
  readonly ips: readonly string[];
  /** ISO 8601 with an offset; absent: never. */
  readonly expires?: string | null;
}

/**
 * Makes a key for a user and answers its id and, this one time, the whole key.
 * @throws 422 with every failing field: the rules are those of the settings page; 403 when only managers of keys may
 *   make any.
 */
export async function createApiKey(work: Work, wanted: NewKey): Promise<{ id: string; key: string }> {
  const errors = new ErrorList();
  const held = await permissionsHeld(work, wanted.userId);
  const settings = await readSettings(work, "api_keys_allowed_for", "api_key_max_lifetime_days");
  if (settings.api_keys_allowed_for === "managers" && !held.has(MANAGERS)) throw forbidden(MANAGERS);
  const scopes = wanted.scopes === "all" ? [...held] : [...wanted.scopes];
  scopes.forEach((scope, index) => {
    if (!PERMISSION_NAMES.includes(scope))
      errors.add(`scopes.${index}`, `The selected scopes.${index} is invalid.`);
    else if (!held.has(scope)) errors.add(`scopes.${index}`, `You cannot grant ${scope}.`);
    if (scopes.indexOf(scope) < index)
      errors.add(`scopes.${index}`, `The scopes.${index} field has a duplicate value.`);
  });
  const addresses = readAddresses(wanted.ips, errors);
  const expires = readExpiry(wanted.expires ?? null, settings.api_key_max_lifetime_days, work.now, errors);
  await checkName(work, wanted, errors);
  errors.throwIfAny();

  const { plainText, publicId, secretHash } = generateApiKey();
  const id = work.origin.newId();
  await work.rows(sql`insert into api_keys (workspace_id, id, name, description, public_id, scopes, ip_allowlist, expires_at,
      created_by_user_id, created_at, updated_at)
    values (${fromContext("workspace")}, ${id}, ${wanted.name.trim()}, ${wanted.description ?? null}, ${publicId},
      ${scopes.sort()}::text[], ${addresses}::text[], ${expires}::timestamptz, ${wanted.userId}, ${fromContext("now")}, ${fromContext("now")})`);
  await work.rows(sql`insert into api_key_secrets (workspace_id, public_id, api_key_id, secret_hash)
    values (${fromContext("workspace")}, ${publicId}, ${id}, ${secretHash})`);
  work.journal.created(work.resource("api-keys"), id);
  return { id, key: plainText };
}

/**
 * Reads when a key expires, which is in the future and, where the workspace limits the life of keys, given and at
 * most so far away. Problems are noted at `expires_at`.
 * @param longest days that a key may live from now on; null: for ever
 */
export function readExpiry(
  wanted: string | null,
  longest: number | null,
  now: Date,
  errors: ErrorList,
): string | null {
  if (wanted === null) {
    if (longest !== null) errors.add("expires_at", "The expires at field is required.");
    return null;
  }
  const expires = readDateTime(wanted);
  const moment = expires === null ? Number.NaN : Date.parse(expires.replace(" ", "T"));
  if (!(moment > now.getTime())) {
    errors.add("expires_at", "The expires at field must be a date after now.");
  } else if (longest !== null && moment > now.getTime() + longest * DAY_MS) {
    const limit = momentOnTheWire(new Date(now.getTime() + longest * DAY_MS));
    errors.add("expires_at", `The expires at field must be a date before or equal to ${limit}.`);
  }
  return expires;
}

async function permissionsHeld(work: Work, userId: string): Promise<Set<string>> {
  const row = await work.row<{
    permissions: string[];
    is_owner: boolean;
  }>(sql`select r.permissions, r.is_owner
    from users u join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id
    where u.workspace_id = ${fromContext("workspace")} and u.id = ${userId} and u.archived_at is null`);
  if (!row) return new Set();
  return row.is_owner ? new Set(PERMISSION_NAMES) : withImplied(row.permissions);
}

/** Addresses in network form, each once. An empty list means every address, so that /0 is never needed. */
function readAddresses(ips: readonly string[], errors: ErrorList): string[] {
  if (ips.length > MAX_ADDRESSES) {
    errors.add("ip_allowlist", `The ip allowlist field must not have more than ${MAX_ADDRESSES} items.`);
  }
  const addresses = new Set<string>();
  ips.forEach((text, index) => {
    const path = `ip_allowlist.${index}`;
    const address = normalizeCidr(text);
    if (address === null) errors.add(path, `The ${path} field must be a valid IP address or CIDR.`);
    else if (isEveryAddress(address)) errors.add(path, "Leave the list empty to allow every address.");
    else addresses.add(address);
  });
  return [...addresses];
}

async function checkName(work: Work, { name, userId }: NewKey, errors: ErrorList): Promise<void> {
  const trimmed = name.trim();
  if (trimmed === "") errors.add("name", "The name field is required.");
  if (trimmed.length > 100) errors.add("name", "The name field must not be greater than 100 characters.");
  const row = await work.row<{ count: number; taken: boolean }>(sql`select count(*)::integer as count,
      coalesce(bool_or(lower(name) = lower(${trimmed})), false) as taken
    from api_keys where workspace_id = ${fromContext("workspace")} and created_by_user_id = ${userId} and revoked_at is null`);
  if (row!.taken) errors.add("name", "The name has already been taken.");
  if (row!.count >= MAX_KEYS) errors.add("name", `You can have at most ${MAX_KEYS} keys.`);
}
