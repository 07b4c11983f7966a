import { holds } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import { type ActionContext, forbidden, type StoredRecord, type Work } from "../../engine/work/index.ts";
import type { ClosedOn } from "./closed-period.ts";
import { MANAGERS } from "./expenses.policy.ts";

/** Refuses one expense: at the field in question of its own action, at its place among several. */
export function refuseAt(
  context: ActionContext<"expenses">,
  index: number,
  field: string,
  message: string,
): void {
  if (context.level === "record") context.fail(field, message);
  else context.refuse(index, message);
}

/** Refuses what is dated in the closed period. */
export function refuseClosed(context: ActionContext<"expenses">, index: number, closedOn: ClosedOn): void {
  const problem = closedOn(context.records[index]!.date);
  if (problem) refuseAt(context, index, "date", problem);
}

/**
 * Nobody decides on their own expenses, but for a holder of manage-expenses above whom there is nobody.
 * @throws 403
 */
export async function forbidOwn(
  work: Work,
  expenses: readonly Readonly<StoredRecord<"expenses">>[],
): Promise<void> {
  const { employeeId } = work.actor;
  if (employeeId === null || !expenses.some(({ employee_id }) => employee_id === employeeId)) return;
  if (!holds(work.actor, MANAGERS)) throw forbidden(MANAGERS);
  const self = await work.row<{
    manager: string | null;
  }>(sql`select e.manager_employee_id as manager from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = ${employeeId}`);
  if (self?.manager !== null) throw forbidden();
}
