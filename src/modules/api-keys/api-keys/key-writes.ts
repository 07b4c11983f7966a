import { RELATIONS } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  forbidden,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { PERMISSION_NAMES, withImplied } from "../../../platform/permissions/catalogue.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { MANAGERS } from "./api-keys.policy.ts";
import { expiryProblem } from "./key-expiry.ts";
import { issueSecret, type NewSecret, newSecret } from "./key-secrets.ts";

const MAX_KEYS = 50;

interface Settled {
  /** The scopes in the order of the request. */
  readonly given: readonly string[];
  /** Null if the key has a secret already. */
  readonly secret: NewSecret | null;
}

/** A new key belongs to the caller and gets a secret; scopes are sorted. */
function settle({ kind, values, stored, unread }: Change<"api-keys">, work: ReadOnlyWork): Settled {
  if (stored !== null && ENDED[stored.status] !== undefined) return { given: [], secret: null };
  values.created_by_user_id ??= work.actor.userId;
  const secret = kind === "create" ? newSecret() : null;
  if (secret) values.public_id = secret.publicId;
  const given = values.scopes ?? [];
  if (!unread.has("scopes")) values.scopes = given.toSorted();
  return { given, secret };
}

async function check(
  change: SettledChange<"api-keys">,
  work: ReadOnlyWork,
  { given }: Settled,
): Promise<void> {
  if (change.stored !== null && refuseUnlessActive(change)) return;
  const settings = await readSettings(work, "api_keys_allowed_for", "api_key_max_lifetime_days");
  if (change.kind === "create") {
    const held = await permissionsHeld(work, change.values.created_by_user_id!);
    if (settings.api_keys_allowed_for === "managers" && !held.has(MANAGERS)) throw forbidden(MANAGERS);
    checkGranted(change, given, held);
  } else checkNarrowed(change);
  if (change.kind === "create" || change.changes("expires_at")) {
    const since = change.stored?.regenerated_at ?? change.stored?.created_at ?? work.now;
    const rule = { now: work.now, since, longest: settings.api_key_max_lifetime_days };
    const problem = expiryProblem(change.values.expires_at, rule);
    if (problem) change.fail("expires_at", problem);
  }
  await checkName(change, work);
}

const ENDED: Readonly<Record<string, string>> = {
  revoked: "The key has been revoked.",
  expired: "The key has expired; regenerate it with a new expiry.",
  suspended: "The key is suspended.",
};

/** Only an active key can be changed. Sending back a record unchanged is not a change. */
function refuseUnlessActive(change: SettledChange<"api-keys">): boolean {
  const message = ENDED[change.stored!.status];
  if (message === undefined) return false;
  for (const name of change.sent) if (change.changes(name)) change.fail(name, message);
  return true;
}

/** The permissions that the role of an account grants now, including implied ones; empty if the account is archived. */
export async function permissionsHeld(work: ReadOnlyWork, userId: string): Promise<Set<string>> {
  const row = await work.row<{
    permissions: string[];
    is_owner: boolean;
  }>(sql`select r.permissions, r.is_owner
    from users u join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id
    where u.workspace_id = ${fromContext("workspace")} and u.id = ${userId} and u.archived_at is null`);
  if (!row) return new Set();
  return row.is_owner ? new Set(PERMISSION_NAMES) : withImplied(row.permissions);
}

const isRelation = (scope: string): boolean => RELATIONS.some((relation) => relation === scope);

/** Nobody can grant a permission that they do not have. Everybody can grant the relations. */
function checkGranted(
  { unread, fail }: SettledChange<"api-keys">,
  given: readonly string[],
  held: ReadonlySet<string>,
): void {
  if (unread.has("scopes")) return;
  given.forEach((scope, index) => {
    if (!isRelation(scope) && !held.has(scope)) fail(`scopes.${index}`, message`You cannot grant ${scope}.`);
  });
}

/** Scopes can only be removed from a key, so that an earlier review of the key stays valid. */
function checkNarrowed({ values, stored, sent, fail }: SettledChange<"api-keys">): void {
  if (!sent.has("scopes")) return;
  const before = stored!.scopes;
  const granted = new Set([...withImplied(before), ...before.filter(isRelation)]);
  if (values.scopes?.some((scope) => !granted.has(scope)))
    fail("scopes", "Scopes cannot be added to a key; create a new one.");
}

/** The name must be unique among the creator's keys that are not revoked, and their number is limited. */
async function checkName(change: SettledChange<"api-keys">, work: ReadOnlyWork): Promise<void> {
  const { kind, values, id, fail } = change;
  if (!change.changes("name") || change.unread.has("name")) return;
  // Without the lock, two concurrent requests could both create the fiftieth key.
  await work.lock(`keys of ${values.created_by_user_id}`);
  const keys = await work.row<{ count: number; taken: boolean }>(sql`select count(*)::integer as count,
      coalesce(bool_or(lower(name) = lower(${values.name})), false) as taken
    from api_keys where workspace_id = ${fromContext("workspace")} and revoked_at is null
      and created_by_user_id = ${values.created_by_user_id} and id <> ${id}`);
  if (keys!.taken) fail("name", "The name has already been taken.");
  if (kind === "create" && keys!.count >= MAX_KEYS)
    fail("name", message`You can have at most ${MAX_KEYS} keys.`);
}

async function storeNewSecret(
  { id }: WrittenChange<"api-keys">,
  work: Work,
  { secret }: Settled,
): Promise<void> {
  if (secret) await issueSecret(work, id, secret);
}

/** The rules of creating and changing a key, for signed-in people and for the command line. */
export const apiKeyHooks: Hooks<"api-keys", Settled> = {
  settle,
  check: { write: check },
  after: { write: storeNewSecret },
};
