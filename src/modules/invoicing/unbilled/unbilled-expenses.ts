import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { rebilledAmount } from "../../projects/index.ts";
import { type BilledExpenses, isUnbilledExpense } from "../billing/billable-expenses.ts";

/** Unbilled expenses of a project in one currency. */
export interface UnbilledExpenses extends Values {
  readonly project_id: string;
  readonly currency: string;
  readonly is_known: boolean;
  readonly entries: number;
  readonly first_date: string;
  readonly last_date: string;
  /** The rebilled amount in the currency of the project, as decimal text; 0 without an exchange rate. */
  readonly amount: string;
}

/** Adds up the unbilled expenses of projects with their rebilled amounts (rule R4). */
export function loadUnbilledExpenses(work: Work, billed: BilledExpenses): Promise<UnbilledExpenses[]> {
  const { join, amount } = rebilledAmount("to_project", "x", "p");
  return work.rows<UnbilledExpenses>(sql`select r.project_id, r.currency, r.amount is not null as is_known,
      count(*)::integer as entries, min(r.date) as first_date, max(r.date) as last_date,
      coalesce(sum(r.amount), 0)::text as amount
    from (select x.project_id, x.currency, x.date, ${amount} as amount
      from expenses x join projects p on p.workspace_id = x.workspace_id and p.id = x.project_id ${join}
      where x.workspace_id = ${fromContext("workspace")} and ${isUnbilledExpense(billed)("x")}) r
    group by 1, 2, 3`);
}
