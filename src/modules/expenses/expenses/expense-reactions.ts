import { reaction } from "../../../engine/declare/index.ts";
import { fromContext, raw, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { conversionOfRows } from "../../rates/index.ts";

/** Updates the exchange rate of expenses that are not approved, unless somebody set their rate. */
async function followRate(
  { from_currency, to_currency, date }: StoredRecord<"exchange-rates">,
  work: Work,
): Promise<void> {
  const conversion = conversionOfRows("known", {
    from: raw("x.currency"),
    to: raw("x.base_currency"),
    day: raw("x.date"),
  });
  const now = sql`round(${conversion.rate}, 8)`;
  const stale = await work.rows<{ id: string; rate: string | null }>(sql`select x.id, ${now}::text as rate
    from expenses x ${conversion.join}
    where x.workspace_id = ${fromContext("workspace")} and x.approved_amount is null and not x.has_given_rate
      and x.currency = ${from_currency} and x.base_currency = ${to_currency} and x.date >= ${date}::date
      and x.exchange_rate is distinct from ${now}
    order by x.id for update of x`);
  for (const { id, rate } of stale) await work.update("expenses", id, { exchange_rate: rate });
}

const followRates = reaction("exchange-rates", {
  fields: ["rate"],
  async run({ id }, work) {
    const rate = await work.find("exchange-rates", id);
    if (rate) await followRate(rate, work);
  },
  removed: followRate,
});

/** Moves the expenses on a project to its new client. */
const followClients = reaction("projects", {
  fields: ["client_id"],
  async run({ kind, id, values }, work) {
    if (kind === "create") return;
    const client = values.client_id ?? null;
    const others = await work.rows<{ id: string }>(sql`select x.id from expenses x
      where x.workspace_id = ${fromContext("workspace")} and x.project_id = ${id}
        and x.client_id is distinct from ${client} order by x.id`);
    await work.updateAll(
      "expenses",
      others.map((expense) => expense.id),
      { client_id: client },
    );
  },
});

/** Keeps expenses up to date when exchange rates or projects change. */
export const expenseReactions = [followRates, followClients];
