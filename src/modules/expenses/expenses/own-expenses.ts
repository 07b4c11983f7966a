import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { type ApiError, forbidden, type StoredRecord, type Work } from "../../../engine/work/index.ts";
import { MANAGERS } from "./expenses.policy.ts";

/**
 * Prevents callers from approving or rejecting their own expenses, unless they hold manage-expenses and have no manager.
 * @returns a 403 if one of the expenses is the caller's own and this exception does not apply, otherwise null
 */
export async function refusalOfOwnExpenses(
  work: Work,
  expenses: readonly Readonly<StoredRecord<"expenses">>[],
): Promise<ApiError | null> {
  const { employeeId } = work.actor;
  if (employeeId === null || !expenses.some(({ employee_id }) => employee_id === employeeId)) return null;
  if (!holds(work.actor, MANAGERS)) return forbidden(MANAGERS);
  const self = await work.row<{
    manager: string | null;
  }>(sql`select e.manager_employee_id as manager from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = ${employeeId}`);
  return self?.manager === null ? null : forbidden();
}
