import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/**
 * Snapshots the keys of some accounts for the journal, before another record that affects their rights is written. Keys
 * whose status or effective scopes change by that write get an event of their own.
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

/** Call this before an account is archived or restored, or gets another role. */
export const noteKeysOf = (work: Work, userId: string): Promise<void> =>
  noteKeys(work, sql`u.id = ${userId}`);

/** Call this before the last day of an employee is changed. */
export const noteKeysOfEmployee = (work: Work, employeeId: string): Promise<void> =>
  noteKeys(work, sql`u.employee_id = ${employeeId}`);

/** Call this before the permissions of a role are changed. */
export const noteKeysOfRole = (work: Work, roleId: string): Promise<void> =>
  noteKeys(work, sql`u.role_id = ${roleId}`);
