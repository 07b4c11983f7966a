import { fromContext, join, raw, type Sql, sql } from "../../../../engine/sql/index.ts";
import { type EntryTotals, type SumsOf, TOTALS } from "../../../projects/index.ts";
import { type GroupKey, keyColumn } from "./group-keys.ts";

/** The totals of a group for everybody who can see the entries. */
const TIME: readonly (keyof EntryTotals)[] = ["worked_minutes", "billable_minutes", "worked_for_billing"];

/** The totals of a group that are amounts or numbers of entries or minutes without one. */
const MONEY = TOTALS.filter((name) => !TIME.includes(name));

/** The sums of each group, as a query with one row for each: of its time, and with `withMoney` of its amounts. */
export function sumsOfGroups(key: GroupKey, sumsOf: SumsOf, withMoney: boolean): Sql {
  const names = withMoney ? [...TIME, ...MONEY] : TIME;
  const parts = sumsOf(({ entries, count, lastDate, totals }) => {
    const sums = names.map((name) => sql`${totals[name]} as ${raw(name)}`);
    return sql`select ${keyColumn(key)} as key, ${count} as entries, min(e.date) as first_date, ${lastDate} as last_date,
        ${join(sums, ", ")}
      from ${entries} e group by 1`;
  });
  return sql`select ${fromContext("workspace")} as workspace_id, f.key, sum(f.entries) as entries_count,
      min(f.first_date) as first_date, max(f.last_date) as last_date,
      ${raw(names.map((name) => `sum(f.${name}) as ${name}`).join(", "))}
    from ${parts} f group by 2`;
}

/**
 * What only the groups of a page are shown with, as a query with one row for each: the amounts by currency, and the entries
 * that lack a value (`GroupLacks`). It sums over entries with the same currency, billing status and missing values, of which
 * there are few combinations; then by currency; then by group.
 */
export function detailsOfGroups(key: GroupKey, sumsOf: SumsOf): Sql {
  const alike = sumsOf(
    (from) => sql`
    select ${keyColumn(key)} as key, e.currency, e.billing_status, e.value_lack, e.is_uncosted,
      ${from.count} as entries, min(e.date) as first_date, ${from.lastDate} as last_date,
      sum(e.worked_minutes)::bigint as worked, ${from.money(sql`coalesce(sum(e.amount), 0)`)} as amount
    from ${from.entries} e group by 1, 2, 3, 4, 5`,
  );
  const byCurrency = sql`(
    select f.key, f.currency, sum(f.amount) as amount,
      coalesce(sum(f.worked) filter (where f.value_lack in ('price', 'rate_of_price')), 0) as unpriced,
      coalesce(sum(f.entries) filter (where f.value_lack = 'rate_of_amount'), 0) as left_out,
      sum(f.amount) filter (where f.value_lack = 'rate_of_amount') as left_out_amount,
      json_agg(json_build_object('value_lack', f.value_lack, 'is_uncosted', f.is_uncosted, 'worked', f.worked,
        'entries', f.entries, 'first_date', f.first_date, 'last_date', f.last_date, 'currency', f.currency,
        'billing_status', f.billing_status))
        filter (where f.value_lack is not null or f.is_uncosted) as lacks
    from ${alike} f group by 1, 2)`;
  return sql`select s.key,
      coalesce(json_agg(json_build_object('currency', s.currency,
          'amount', case when s.unpriced = 0 then s.amount end) order by s.currency)
        filter (where s.amount <> 0 or s.unpriced > 0), '[]') as billed_by_currency,
      coalesce(json_agg(json_build_object('currency', s.currency, 'count', s.left_out, 'amount', s.left_out_amount)
        order by s.currency) filter (where s.left_out > 0), '[]') as unconverted,
      json_agg(s.lacks) filter (where s.lacks is not null) as lacks
    from ${byCurrency} s group by 1`;
}
