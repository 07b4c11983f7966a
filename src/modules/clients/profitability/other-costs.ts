import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { type EconomicsQuery, isCounted, netAmountIn, type Unconverted } from "../../projects/index.ts";
import { type ClientSums, loadClientSums } from "./client-sums.ts";
import { isDated, isOfClients } from "./selected-records.ts";

/**
 * The cost of expenses in the period that have a client but no project. Expenses that cannot be converted are added to
 * `unconverted`.
 */
export async function loadOtherCosts(
  work: Work,
  { period, currency, clientIds }: EconomicsQuery,
  unconverted: Unconverted,
): Promise<ClientSums<"cost">> {
  const { join, amount } = netAmountIn("cost_into", "x", sql`${currency}::text`);
  const costs = await loadClientSums<"cost">(
    work,
    sql`select x.client_id, 'cost'::text as part, x.currency, x.date as day, x.net_amount as amount, ${amount} as converted
      from expenses x ${join}
      where x.workspace_id = ${fromContext("workspace")} and x.project_id is null and x.client_id is not null
        and ${isCounted("x")} and ${isDated(sql`x.date`, period)} and ${isOfClients("x", clientIds)}`,
    currency,
  );
  costs.noteUnconverted(unconverted, "cost");
  return costs;
}
