import { fromContext, raw, type Sql, sql } from "../../../../engine/sql/index.ts";
import type { EntryTotals, SumsOf } from "../../../projects/index.ts";
import { type GroupKey, keyColumn } from "./group-keys.ts";

export type TotalName = keyof EntryTotals;

/** The sums of each group, as a query with one row for each: entries, dates and the named totals. */
export function sumsOfGroups(key: GroupKey, sumsOf: SumsOf, names: readonly TotalName[]): Sql {
  const parts = sumsOf(({ totalsBy }) => totalsBy([sql`${keyColumn(key)} as key`], names));
  return sql`select ${fromContext("workspace")} as workspace_id, f.key, sum(f.entries) as entries_count,
      min(f.first_date) as first_date, max(f.last_date) as last_date,
      ${raw(names.map((name) => `sum(f.${name}) as ${name}`).join(", "))}
    from ${parts} f group by 2`;
}

const NAMES = { billed: "invoiced", drafted: "drafted", unbilled: "unbilled", covered: "covered" };

/** For each billing status, the amount of its entries and the number of entries without one, over the alias `f`. */
const BY_STATUS = raw(
  Object.entries(NAMES)
    .map(
      ([
        status,
        name,
      ]) => `coalesce(sum(f.converted) filter (where f.billing_status = '${status}'), 0) as ${name},
        coalesce(sum(f.entries) filter (where f.billing_status = '${status}' and f.value_lack is not null), 0) as ${name}_lacking`,
    )
    .join(", "),
);
const STATUS_TOTALS = raw(
  Object.values(NAMES)
    .flatMap((name) => [name, `${name}_lacking`])
    .map((name) => `sum(s.${name}) as ${name}`)
    .join(", "),
);

/**
 * Everything that the groups of a page are shown with, as a query with one row for each: all totals, the amounts by
 * currency, and the entries that lack a value (`GroupLacks`). It sums in three steps: over entries with the same currency,
 * billing status and missing values, of which there are few combinations; then by currency; then by group.
 */
export function detailsOfGroups(key: GroupKey, sumsOf: SumsOf): Sql {
  const alike = sumsOf(
    ({ entries, count, lastDate, money }) => sql`
    select ${keyColumn(key)} as key, e.currency, e.billing_status, e.value_lack, e.is_uncosted,
      ${count} as entries, min(e.date) as first_date, ${lastDate} as last_date,
      sum(e.worked_minutes)::bigint as worked, sum(e.billable_minutes)::bigint as billable,
      coalesce(sum(e.worked_minutes) filter (where e.for_billing), 0)::bigint as worked_for_billing,
      ${money(sql`coalesce(sum(e.amount), 0)`)} as amount, ${money(sql`coalesce(sum(e.converted), 0)`)} as converted,
      ${money(sql`coalesce(sum(e.cost), 0)`)} as cost
    from ${entries} e group by 1, 2, 3, 4, 5`,
  );
  const byCurrency = sql`(
    select f.key, f.currency, sum(f.entries) as entries_count, min(f.first_date) as first_date,
      max(f.last_date) as last_date, sum(f.worked) as worked, sum(f.billable) as billable,
      sum(f.worked_for_billing) as worked_for_billing, sum(f.amount) as amount, sum(f.converted) as converted,
      sum(f.cost) as cost, ${BY_STATUS},
      coalesce(sum(f.entries) filter (where f.value_lack is not null), 0) as lacking,
      coalesce(sum(f.worked) filter (where f.value_lack in ('price', 'rate_of_price')), 0) as unpriced,
      coalesce(sum(f.worked) filter (where f.is_uncosted), 0) as uncosted,
      coalesce(sum(f.entries) filter (where f.value_lack = 'rate_of_amount'), 0) as left_out,
      sum(f.amount) filter (where f.value_lack = 'rate_of_amount') as left_out_amount,
      json_agg(json_build_object('value_lack', f.value_lack, 'is_uncosted', f.is_uncosted, 'worked', f.worked,
        'entries', f.entries, 'first_date', f.first_date, 'last_date', f.last_date, 'currency', f.currency,
        'billing_status', f.billing_status))
        filter (where f.value_lack is not null or f.is_uncosted) as lacks
    from ${alike} f group by 1, 2)`;
  return sql`select s.key, sum(s.entries_count) as entries_count, min(s.first_date) as first_date,
      max(s.last_date) as last_date, sum(s.worked) as worked_minutes, sum(s.billable) as billable_minutes,
      sum(s.worked_for_billing) as worked_for_billing, sum(s.converted) as converted, sum(s.cost) as cost,
      ${STATUS_TOTALS}, sum(s.lacking) as lacking, sum(s.unpriced) as unpriced_minutes, sum(s.uncosted) as uncosted_minutes,
      coalesce(json_agg(json_build_object('currency', s.currency,
          'amount', case when s.unpriced = 0 then s.amount end) order by s.currency)
        filter (where s.amount <> 0 or s.unpriced > 0), '[]') as billed_by_currency,
      coalesce(json_agg(json_build_object('currency', s.currency, 'count', s.left_out, 'amount', s.left_out_amount)
        order by s.currency) filter (where s.left_out > 0), '[]') as unconverted,
      json_agg(s.lacks) filter (where s.lacks is not null) as lacks
    from ${byCurrency} s group by 1`;
}
