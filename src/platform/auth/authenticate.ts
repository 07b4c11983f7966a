import type { Pool } from "pg";
import { dayIn } from "../../engine/declare/calendar.ts";
import type { Actor } from "../../engine/work/actor.ts";
import { RELATIONS, type Relation } from "../../engine/work/relation.ts";
import type { Workspace } from "../../engine/work/workspace.ts";
import { addressMatches } from "../network/addresses.ts";
import { PERMISSION_NAMES, withImplied } from "../permissions/catalogue.ts";
import { versionColumn } from "../tenancy/workspace-versions.ts";
import { WORKSPACE_COLUMNS, type WorkspaceRow, workspaceOf } from "../tenancy/workspaces.ts";
import { parseApiKey, secretsEqual } from "./api-key-format.ts";
import type { RememberedCredentials } from "./remembered-credentials.ts";

/** A valid credential with its owner and workspace. */
export interface Authenticated {
  readonly actor: Actor;
  readonly workspace: Workspace;
  /** False if a key is used from an address outside its allowlist. */
  readonly isAddressAllowed: boolean;
  /** Whether the workspace requires a second factor that the account has not set up. */
  readonly lacksSecondFactor: boolean;
  /** The version of the workspace at which the credential was valid; null: it has none. */
  readonly version: string | null;
  /** Headers that renew the client's credential. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface AccountRow extends WorkspaceRow {
  version: string | null;
  user_id: string;
  user_name: string;
  employee_id: string | null;
  user_archived_at: Date | null;
  /** Names, separated by spaces. */
  permissions: string;
  is_owner: boolean;
  termination_date: string | null;
  two_factor_required: boolean;
  has_second_factor: boolean;
}

interface KeyRow extends AccountRow {
  key_id: string;
  key_name: string;
  /** Names, separated by spaces. */
  scopes: string;
  ip_allowlist: string[];
  secret_hash: Buffer;
  expires_at: Date | null;
  secret_expires_at: Date | null;
  revoked_at: Date | null;
}

/**
 * The columns that determine an account's rights, for statements that start from a credential. Lists of names are
 * texts, which can be compared without parsing them for each request.
 */
export const ACCOUNT_COLUMNS = `${WORKSPACE_COLUMNS}, u.id as user_id, u.first_name || ' ' || u.last_name as user_name,
  u.employee_id, u.archived_at as user_archived_at, array_to_string(r.permissions, ' ') as permissions, r.is_owner, e.termination_date,
  w.two_factor_required, ${versionColumn("w.id")} as version, exists (select 1 from two_factors f where f.workspace_id = u.workspace_id
    and f.user_id = u.id and f.confirmed_at is not null) as has_second_factor`;
export const ACCOUNT_JOINS = `join workspaces w on w.id = u.workspace_id
  join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id
  left join employees e on e.workspace_id = u.workspace_id and e.id = u.employee_id`;

const KEY_STATEMENT = `select k.id as key_id, k.name as key_name, array_to_string(k.scopes, ' ') as scopes, k.ip_allowlist, k.expires_at, k.revoked_at,
    s.secret_hash, s.expires_at as secret_expires_at, ${ACCOUNT_COLUMNS}
  from api_key_secrets s
  join api_keys k on k.workspace_id = s.workspace_id and k.id = s.api_key_id
  join users u on u.workspace_id = k.workspace_id and u.id = k.created_by_user_id
  ${ACCOUNT_JOINS}
  where s.public_id = $1`;

/** Where credentials are read. */
export interface CredentialSource {
  readonly pool: Pool;
  readonly credentials: RememberedCredentials;
}

export interface Client {
  readonly ip: string;
  readonly userAgent: string | null;
}

const namesIn = (text: string): string[] => text.split(" ").filter((name) => name !== "");

const everything: ReadonlySet<string> = new Set(PERMISSION_NAMES);
const sets = new Map<string, ReadonlySet<string>>();

/**
 * The permissions of a role, limited to the scopes of a key. Equal sets are the same object, so that cached plans are
 * found.
 */
function permissionsOf(row: AccountRow, scopes: string | null): ReadonlySet<string> {
  const key = `${row.is_owner ? "owner" : row.permissions}|${scopes ?? "*"}`;
  let set = sets.get(key);
  if (!set) {
    const held = row.is_owner ? everything : withImplied(namesIn(row.permissions));
    set =
      scopes === null ? held : new Set([...withImplied(namesIn(scopes))].filter((name) => held.has(name)));
    if (sets.size > 5_000) sets.clear();
    sets.set(key, set);
  }
  return set;
}

const ALL_RELATIONS: ReadonlySet<Relation> = new Set(RELATIONS);
const relationSets = new Map<string, ReadonlySet<Relation>>();

/** The relations of a key; equal sets are the same object. */
function relationsOf(scopes: string): ReadonlySet<Relation> {
  const named = namesIn(scopes);
  const counting = RELATIONS.filter((relation) => named.includes(relation));
  const key = counting.join(" ");
  const set = relationSets.get(key) ?? new Set(counting);
  relationSets.set(key, set);
  return set;
}

/** What follows from the row of a key alone. */
interface KeyHolder {
  readonly actor: Omit<Actor, keyof Client>;
  readonly workspace: Workspace;
}

/** By their rows: a remembered row is the same object as before. */
const holders = new WeakMap<KeyRow, KeyHolder>();

function holderOf(row: KeyRow): KeyHolder {
  const known = holders.get(row);
  if (known) return known;
  const actor: KeyHolder["actor"] = {
    kind: "api_key",
    userId: row.user_id,
    employeeId: row.employee_id,
    apiKeyId: row.key_id,
    name: `${row.user_name} (${row.key_name})`,
    permissions: permissionsOf(row, row.scopes),
    relations: relationsOf(row.scopes),
    isOwner: row.is_owner,
  };
  const holder = { actor, workspace: workspaceOf(row) };
  holders.set(row, holder);
  return holder;
}

/** Whether the account can be used: it is not archived, and its employee has not left. */
export function isUsable(
  row: Pick<AccountRow, "user_archived_at" | "termination_date" | "timezone">,
  now: Date,
): boolean {
  if (row.user_archived_at !== null) return false;
  return row.termination_date === null || row.termination_date >= dayIn(row.timezone, now);
}

/** Whether the workspace requires a second factor that the account has not set up. */
export const lacksSecondFactor = (row: AccountRow): boolean =>
  row.two_factor_required && !row.has_second_factor;

/** The actor of a signed-in account. */
export function accountActor(row: AccountRow, client: Client): Actor {
  return {
    kind: "user",
    userId: row.user_id,
    employeeId: row.employee_id,
    apiKeyId: null,
    name: row.user_name,
    permissions: permissionsOf(row, null),
    relations: ALL_RELATIONS,
    isOwner: row.is_owner,
    ...client,
  };
}

/**
 * Checks an API key in its current state: its secret, expiry, revocation, and its creator's account and role. Null: the
 * key is invalid for any reason.
 */
export async function authenticateKey(
  { pool, credentials }: CredentialSource,
  plainText: string,
  client: Client,
  now: Date,
): Promise<Authenticated | null> {
  const parsed = parseApiKey(plainText);
  if (!parsed) return null;
  const row = await credentials.find(`key:${parsed.publicId}`, async () => {
    const { rows } = await pool.query<KeyRow>({
      name: "authenticate_key",
      text: KEY_STATEMENT,
      values: [parsed.publicId],
    });
    return rows[0];
  });
  if (!row || !secretsEqual(row.secret_hash, parsed.secretHash)) return null;
  const isPast = (moment: Date | null): boolean => moment !== null && moment.getTime() <= now.getTime();
  if (row.revoked_at !== null || isPast(row.expires_at) || isPast(row.secret_expires_at)) return null;
  if (!isUsable(row, now)) return null;
  const { actor, workspace } = holderOf(row);
  return {
    actor: { ...actor, ...client },
    workspace,
    isAddressAllowed: row.ip_allowlist.length === 0 || addressMatches(client.ip, row.ip_allowlist),
    lacksSecondFactor: lacksSecondFactor(row),
    version: row.version,
    headers: {},
  };
}
