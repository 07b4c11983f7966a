import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";

export const ALREADY_THERE = "The employee already has this evaluation.";

/** The type and the period of an evaluation; days as `YYYY-MM-DD`. */
export interface Occasion {
  readonly evaluation_type_id: string;
  readonly period_start: string;
  readonly period_end: string;
}

/** The employees who have an evaluation of the type for the period that is not cancelled, other than the given one. */
export async function presentEvaluations(
  work: ReadOnlyWork,
  { evaluation_type_id, period_start, period_end }: Occasion,
  employeeIds: readonly string[],
  except: string | null = null,
): Promise<ReadonlySet<string>> {
  const rows = await work.rows<{ employee_id: string }>(sql`select v.employee_id from evaluations v
    where v.workspace_id = ${fromContext("workspace")} and v.evaluation_type_id = ${evaluation_type_id}
      and v.employee_id = any(${employeeIds}::text[]) and v.period_start = ${period_start}::date
      and v.period_end = ${period_end}::date and v.status <> 'cancelled' and v.id is distinct from ${except}`);
  return new Set(rows.map(({ employee_id }) => employee_id));
}
