import { fromContext, raw, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { type Figure, sumOfFigures, whole } from "../../../platform/figures/figure.ts";
import {
  centsOf,
  type EconomicsQuery,
  isCounted,
  missingRateOf,
  netAmountIn,
  type Unconverted,
} from "../../projects/index.ts";

interface Sums extends Values {
  readonly client_id: string;
  readonly currency: string;
  readonly is_known: boolean;
  readonly entries: number;
  readonly first_date: string;
  readonly last_date: string;
  readonly net: string;
  readonly cost: string;
}

/** Whether a report covers clients as a whole; if it selects projects, costs without a project are left out. */
export const coversWholeClients = ({ projectIds, billingModels, archived }: EconomicsQuery): boolean =>
  projectIds === null && billingModels === null && archived === null;

/**
 * The cost of expenses in the period that have a client but no project, by client id, in whole hundredths of the report's
 * currency. Expenses that cannot be converted are added to `unconverted`.
 */
export async function loadOtherCosts(
  work: Work,
  { period: { from, to }, currency, clientIds }: EconomicsQuery,
  unconverted: Unconverted,
): Promise<Map<string, Figure>> {
  const { join, amount } = netAmountIn("cost_into", "x", sql`${currency}::text`);
  const rows = await work.rows<Sums>(sql`select e.client_id, e.currency, e.cost is not null as is_known,
      count(*)::integer as entries, min(e.date) as first_date, max(e.date) as last_date,
      sum(e.net_amount)::text as net, coalesce(sum(e.cost), 0)::text as cost
    from (select x.client_id, x.currency, x.date, x.net_amount, ${amount} as cost from expenses x ${join}
      where x.workspace_id = ${fromContext("workspace")} and x.project_id is null and x.client_id is not null
        and ${isCounted("x")} and x.date between coalesce(${from}::date, '-infinity') and ${to}::date
        and ${clientIds === null ? raw("true") : sql`x.client_id = any(${clientIds}::text[])`}) e
    group by 1, 2, 3 order by 1, 2, 3`);
  const costs = new Map<string, Figure>();
  for (const row of rows) {
    if (!row.is_known) unconverted.note(row.currency, row.entries, centsOf(row.net));
    const causes = row.is_known ? [] : [missingRateOf(row, row.currency, currency)];
    const before = costs.get(row.client_id) ?? whole(0n);
    costs.set(row.client_id, sumOfFigures([before, { known: centsOf(row.cost), causes }]));
  }
  return costs;
}
