import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/**
 * Remembers the keys of some accounts as they are, before a write to something else changes what they may do: those
 * whose status or effective scopes turn out to be others afterwards get an event of their own.
 */
async function noteKeys(work: Work, creators: Sql): Promise<void> {
  const keys = await work.rows<{ id: string }>(sql`select k.id from api_keys k
    join users u on u.workspace_id = k.workspace_id and u.id = k.created_by_user_id
    where k.workspace_id = ${fromContext("workspace")} and k.revoked_at is null and ${creators}`);
  await work.journal.touch(
    "api-keys",
    keys.map(({ id }) => id),
  );
}

/** To be called before an account is archived, restored or given another role. */
export const noteKeysOf = (work: Work, userId: string): Promise<void> =>
  noteKeys(work, sql`u.id = ${userId}`);

/** To be called before the last day of an employee is changed. */
export const noteKeysOfEmployee = (work: Work, employeeId: string): Promise<void> =>
  noteKeys(work, sql`u.employee_id = ${employeeId}`);

/** To be called before the permissions of a role are changed. */
export const noteKeysOfRole = (work: Work, roleId: string): Promise<void> =>
  noteKeys(work, sql`u.role_id = ${roleId}`);
