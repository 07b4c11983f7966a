import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { releaseArchived } from "./employee-writes.ts";

/**
 * Whether an employee is only left over from a hire that was withdrawn before the first day: archived without a last
 * day, with an account that was never used, and nothing refers to them but records of the given resources.
 */
export async function isLeftOver(work: Work, id: string, besides: readonly string[]): Promise<boolean> {
  const found = await work.row(sql`select 1 from employees e
      join users u on u.workspace_id = ${fromContext("workspace")} and u.employee_id = e.id
    where e.workspace_id = ${fromContext("workspace")} and e.id = ${id}
      and e.archived_at is not null and e.termination_date is null and u.last_sign_in_at is null
      and not exists (select from api_keys k
        where k.workspace_id = ${fromContext("workspace")} and k.created_by_user_id = u.id)
    ${work.rowLock("update")}`);
  if (found === null) return false;
  const uses = await work.usesOf("employees", id);
  return [...uses.keys()].every((resource) => besides.includes(resource));
}

/** A record of which nothing is left. */
export interface Erased extends Values {
  readonly resource: "employees" | "users" | "salary-history";
  readonly id: string;
}

/**
 * Deletes an employee who is left over, with everything that was noted about them; returns the records that were deleted.
 * The caller holds `lockLeaving`.
 */
export async function eraseLeftOver(work: Work, id: string): Promise<readonly Erased[]> {
  const erased = await work.rows<Erased>(sql`select 'employees' as resource, ${id}::text as id
    union all select 'users', u.id from users u
      where u.workspace_id = ${fromContext("workspace")} and u.employee_id = ${id}
    union all select 'salary-history', s.id from salary_history s
      where s.workspace_id = ${fromContext("workspace")} and s.employee_id = ${id}`);
  await releaseArchived({ id }, work);
  await work.remove("employees", id);
  for (const one of erased) await work.journal.erase(one.resource, [one.id], null);
  return erased;
}
