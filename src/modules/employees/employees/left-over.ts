import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
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

/** Deletes an employee who is left over, with everything that was noted about them. The caller holds `lockLeaving`. */
export async function eraseLeftOver(work: Work, id: string): Promise<void> {
  const parts = await work.rows<{ resource: "users" | "salary-history"; id: string }>(sql`
    select 'users' as resource, u.id from users u
      where u.workspace_id = ${fromContext("workspace")} and u.employee_id = ${id}
    union all select 'salary-history', s.id from salary_history s
      where s.workspace_id = ${fromContext("workspace")} and s.employee_id = ${id}`);
  await releaseArchived({ id }, work);
  await work.remove("employees", id);
  await work.journal.erase("employees", [id], null);
  for (const part of parts) await work.journal.erase(part.resource, [part.id], null);
}
