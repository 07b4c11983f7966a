import { type Actor, fact, holds, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import {
  type ApiError,
  forbidden,
  type ReadOnlyWork,
  type Values,
  type Work,
} from "../../../engine/work/index.ts";
import { PERMISSION_NAMES, withImplied } from "../../../platform/permissions/catalogue.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { noteKeysOf, revokeKeysOf } from "../../api-keys/index.ts";

/** An account, with what determines who may change it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly employee_id: string | null;
  readonly role_id: string;
  readonly permissions: readonly string[];
  readonly is_owner: boolean;
  readonly has_password: boolean;
  readonly archived_at: Date | null;
  readonly invited_at: Date | null;
  readonly last_sign_in_at: Date | null;
}

/** Reads and locks the account of an employee. Every employee has exactly one. */
export async function accountOf(work: ReadOnlyWork, employeeId: string): Promise<Account> {
  const account = await work.row<
    Account & Values
  >(sql`select u.id, u.email, u.employee_id, u.role_id, r.permissions, r.is_owner,
      u.password_hash is not null as has_password, u.archived_at, u.invited_at, u.last_sign_in_at
    from users u join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id
    where u.workspace_id = ${fromContext("workspace")} and u.employee_id = ${employeeId} ${work.rowLock("update of u")}`);
  if (!account) throw new Error(`The employee ${employeeId} has no account.`);
  return account;
}

/** What decides which actions are open on an account, or on its employee. */
export interface AccountFacts extends Pick<Account, "is_owner" | "permissions" | "has_password"> {
  readonly is_archived: boolean;
  /** An ISO 8601 time; null: never. */
  readonly invited_at: string | null;
}

/** The same facts of an account that has been read. */
export const factsOf = (account: Account): AccountFacts => ({
  is_owner: account.is_owner,
  permissions: account.permissions,
  has_password: account.has_password,
  is_archived: account.archived_at !== null,
  invited_at: account.invited_at?.toISOString() ?? null,
});

const accountFact = (isMeant: (alias: string) => Sql) =>
  fact<AccountFacts>(
    (alias) => sql`(select jsonb_build_object('is_owner', r.is_owner, 'permissions', r.permissions,
        'has_password', u.password_hash is not null, 'is_archived', u.archived_at is not null,
        'invited_at', u.invited_at)
      from users u join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id
      where u.workspace_id = ${column(alias, "workspace_id")} and ${isMeant(alias)})`,
  );

/** The account of an employee, as a fact of the employee's actions. */
export const accountOfEmployee = accountFact((alias) => sql`u.employee_id = ${column(alias, "id")}`);

/** An account with its role, as a fact of its own actions. */
export const accountOfUser = accountFact((alias) => sql`u.id = ${column(alias, "id")}`);

/** Whether the account is the caller's own. */
export const isOwnAccount: RelatedRows = {
  self: (alias) => sql`${column(alias, "id")} = ${fromContext("selfUser")}`,
};

/** All permissions that a role grants. */
export const grantedBy = (role: { permissions: readonly string[]; is_owner: boolean }): Set<string> =>
  role.is_owner ? new Set(PERMISSION_NAMES) : withImplied(role.permissions);

type GrantingRole = Parameters<typeof grantedBy>[0];

/**
 * Prevents privilege escalation: a caller who changes an account or a role must hold every permission that it grants.
 * @returns a 403 with the first missing permission in alphabetical order; null if none is missing
 */
export function escalation(actor: Actor, role: GrantingRole): ApiError | null {
  const missing = [...grantedBy(role)].sort().find((permission) => !holds(actor, permission));
  return missing ? forbidden(missing) : null;
}

/** Like `escalation`, but throws. @throws 403 */
export function refuseEscalation(actor: Actor, role: GrantingRole): void {
  const refusal = escalation(actor, role);
  if (refusal) throw refusal;
}

/** Writers that affect who is an owner run one at a time, so that two owners cannot remove each other. */
export const lockOwners = (work: Work): Promise<void> => work.lock("owners");

/**
 * Whether no active owner who can sign in would remain without the given accounts. An owner whose employment has an end
 * does not count, because the workspace must not be locked out by the passing of time.
 */
export async function wouldLoseLastOwner(work: ReadOnlyWork, without: readonly string[]): Promise<boolean> {
  const row = await work.row<{ concerned: boolean; remaining: boolean }>(sql`
    with owners as (
      select u.id, u.password_hash is not null and e.termination_date is null as lasting from users u
      join roles r on r.workspace_id = u.workspace_id and r.id = u.role_id and r.is_owner
      left join employees e on e.workspace_id = u.workspace_id and e.id = u.employee_id
      where u.workspace_id = ${fromContext("workspace")} and u.archived_at is null)
    select coalesce(bool_or(id = any(${without}::text[])), false) as concerned,
      coalesce(bool_or(lasting and id <> all(${without}::text[])), false) as remaining from owners`);
  return row!.concerned && !row!.remaining;
}

/** The index of the account to report if the last owner is among the accounts: one who can sign in, else any owner. */
export function indexOfOwner(accounts: readonly Pick<Account, "is_owner" | "has_password">[]): number {
  const able = accounts.findIndex((account) => account.is_owner && account.has_password);
  return able === -1 ? accounts.findIndex((account) => account.is_owner) : able;
}

/** The id of the role that new accounts get. */
export async function defaultRole(work: ReadOnlyWork): Promise<string> {
  const row = await work.row<{ id: string }>(
    sql`select id from roles where workspace_id = ${fromContext("workspace")} and is_default`,
  );
  if (!row) throw new Error("The workspace has no default role.");
  return row.id;
}

/** Ends all sessions of an account, except the given one. */
export const endSessions = (work: Work, userId: string, except: string | null = null): Promise<unknown> =>
  work.rows(sql`delete from sessions where workspace_id = ${fromContext("workspace")} and user_id = ${userId}
    and id is distinct from ${except}`);

/**
 * Closes an account: its sessions end, and its invitations and reset links become invalid. Its keys are revoked, or
 * only suspended if restored people should get their integrations back (`revoke_keys_on_archive`).
 */
export async function shutAccount(work: Work, userId: string): Promise<void> {
  await noteKeysOf(work, userId);
  await work.update("users", userId, {
    archived_at: work.now,
    onboarding_token: null,
    reset_token_hash: null,
  });
  await endSessions(work, userId);
  const { revoke_keys_on_archive: revokes } = await readSettings(work, "revoke_keys_on_archive");
  if (revokes) await revokeKeysOf(work, userId);
}

/** Reopens an account: it is active if it has a password, and otherwise has to be invited. */
export async function reopenAccount(work: Work, account: Account): Promise<void> {
  refuseEscalation(work.actor, account);
  await noteKeysOf(work, account.id);
  await work.update("users", account.id, {
    archived_at: null,
    ...(account.has_password ? {} : { invited_at: null, onboarding_step: null }),
  });
}
