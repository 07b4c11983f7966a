import type { Values } from "../../../engine/execute/contexts.ts";
import type { Work } from "../../../engine/execute/work.ts";
import { fromContext, raw, sql } from "../../../engine/query/sql.ts";
import {
  centsOf,
  type EconomicsQuery,
  isCounted,
  netAmountIn,
  type Unconverted,
} from "../../projects/index.ts";

interface Sums extends Values {
  readonly client_id: string;
  readonly currency: string;
  readonly cost: string;
  /** Expenses that cannot be converted, and their sum. */
  readonly left_out: number;
  readonly left_amount: string;
}

/** Whether a report means whole clients, not some of their projects: only then what concerns no project is theirs. */
export const meansWholeClients = ({ projectIds, billingModels, archived }: EconomicsQuery): boolean =>
  projectIds === null && billingModels === null && archived === null;

/**
 * What expenses on clients without a project cost in the period, in whole hundredths of the report's currency, by
 * client; those that cannot be converted are noted in `unconverted`.
 */
export async function loadOtherCosts(
  work: Work,
  { period: { from, to }, currency, clientIds }: EconomicsQuery,
  unconverted: Unconverted,
): Promise<Map<string, bigint>> {
  const { join, amount } = netAmountIn("cost_into", "x", sql`${currency}::text`);
  const rows =
    await work.rows<Sums>(sql`select e.client_id, e.currency, coalesce(sum(e.cost), 0)::text as cost,
      (count(*) filter (where e.cost is null))::integer as left_out,
      coalesce(sum(e.net_amount) filter (where e.cost is null), 0)::text as left_amount
    from (select x.client_id, x.currency, x.net_amount, ${amount} as cost from expenses x ${join}
      where x.workspace_id = ${fromContext("workspace")} and x.project_id is null and x.client_id is not null
        and ${isCounted("x")} and x.date between coalesce(${from}::date, '-infinity') and ${to}::date
        and ${clientIds === null ? raw("true") : sql`x.client_id = any(${clientIds}::text[])`}) e
    group by e.client_id, e.currency order by e.client_id, e.currency`);
  const costs = new Map<string, bigint>();
  for (const row of rows) {
    unconverted.note(row.currency, row.left_out, centsOf(row.left_amount));
    costs.set(row.client_id, (costs.get(row.client_id) ?? 0n) + centsOf(row.cost));
  }
  return costs;
}
