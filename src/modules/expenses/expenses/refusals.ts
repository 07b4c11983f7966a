import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { type ApiError, forbidden, type StoredRecord, type Work } from "../../../engine/work/index.ts";
import { MANAGERS } from "./expenses.policy.ts";

/** What prevents an action on an expense: the field and the reason. */
export type Problem = readonly [field: string, message: string];

/**
 * Nobody decides on their own expenses, but for a holder of manage-expenses above whom there is nobody.
 * @returns the 403 where one of the expenses is the caller's own; null: none is, or they may
 */
export async function refusedOwn(
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
