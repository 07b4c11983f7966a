import { fromContext, join, raw, type Sql, sql } from "../../../../engine/sql/index.ts";
import type { SummedEntries, SumsOf } from "../../../projects/index.ts";
import { type GroupKey, keyColumn } from "./group-keys.ts";

const timeOf = ({
  count,
  lastDate,
}: SummedEntries): Sql => sql`${count} as entries, min(e.date) as first_date, ${lastDate} as last_date,
  sum(e.worked_minutes)::bigint as worked, sum(e.billable_minutes)::bigint as billable,
  coalesce(sum(e.worked_minutes) filter (where e.for_billing), 0)::bigint as worked_for_billing`;

const workspace = sql`${fromContext("workspace")} as workspace_id`;

/** The sums of the time of each group, as a subquery for a FROM clause. */
export const timeSums = (key: GroupKey, sumsOf: SumsOf): Sql => sql`(
  select ${workspace}, f.key, sum(f.entries) as entries_count, min(f.first_date) as first_date,
    max(f.last_date) as last_date, sum(f.worked) as worked, sum(f.billable) as billable,
    sum(f.worked_for_billing) as worked_for_billing
  from ${sumsOf((from) => sql`select ${keyColumn(key)} as key, ${timeOf(from)} from ${from.entries} e group by 1`)} f
  group by 2)`;

const STATUSES = ["billed", "drafted", "unbilled", "covered"] as const;
const NAMES = { billed: "invoiced", drafted: "drafted", unbilled: "unbilled", covered: "covered" } as const;

/** For each billing status, the amount of its entries and the number of entries without one, over the alias `f`. */
const BY_STATUS = join(
  STATUSES.map(
    (
      status,
    ) => sql`coalesce(sum(f.converted) filter (where f.billing_status = ${status}), 0) as ${raw(NAMES[status])},
      coalesce(sum(f.entries) filter (where f.billing_status = ${status} and f.value_lack is not null), 0)
        as ${raw(`${NAMES[status]}_lacking`)}`,
  ),
  ", ",
);

const STATUS_TOTALS = join(
  Object.values(NAMES).map(
    (name) =>
      sql`sum(${raw(`s.${name}`)}) as ${raw(name)}, sum(${raw(`s.${name}_lacking`)}) as ${raw(`${name}_lacking`)}`,
  ),
  ", ",
);

const IS_UNPRICED = sql`f.value_lack in ('price', 'rate_of_price')`;

/**
 * The same with amounts. It sums in three steps: first over entries with the same currency, billing status and missing
 * values, of which there are few combinations; then by currency; then by group.
 */
export function moneySums(key: GroupKey, sumsOf: SumsOf): Sql {
  const alike = sumsOf(
    (from) => sql`
    select ${keyColumn(key)} as key, e.currency, e.billing_status, e.value_lack, e.is_uncosted,
      ${timeOf(from)}, ${from.money(sql`coalesce(sum(e.amount), 0)`)} as amount,
      ${from.money(sql`coalesce(sum(e.converted), 0)`)} as converted, ${from.money(sql`coalesce(sum(e.cost), 0)`)} as cost
    from ${from.entries} e group by 1, 2, 3, 4, 5`,
  );
  const byCurrency = sql`(
    select f.key, f.currency, sum(f.entries) as entries_count, min(f.first_date) as first_date,
      max(f.last_date) as last_date, sum(f.worked) as worked, sum(f.billable) as billable,
      sum(f.worked_for_billing) as worked_for_billing, sum(f.amount) as amount, sum(f.converted) as billed,
      sum(f.cost) as cost, ${BY_STATUS},
      coalesce(sum(f.entries) filter (where f.value_lack is not null), 0) as lacking,
      coalesce(sum(f.worked) filter (where ${IS_UNPRICED}), 0) as unpriced,
      coalesce(sum(f.worked) filter (where f.is_uncosted), 0) as uncosted,
      coalesce(sum(f.entries) filter (where f.value_lack = 'rate_of_amount'), 0) as left_out,
      sum(f.amount) filter (where f.value_lack = 'rate_of_amount') as left_out_amount,
      json_agg(json_build_object('value_lack', f.value_lack, 'is_uncosted', f.is_uncosted, 'worked', f.worked,
        'entries', f.entries, 'first_date', f.first_date, 'last_date', f.last_date, 'currency', f.currency,
        'billing_status', f.billing_status))
        filter (where f.value_lack is not null or f.is_uncosted) as lacks
    from ${alike} f group by 1, 2)`;
  return sql`(
    select ${workspace}, s.key, sum(s.entries_count) as entries_count, min(s.first_date) as first_date,
      max(s.last_date) as last_date, sum(s.worked) as worked, sum(s.billable) as billable,
      sum(s.worked_for_billing) as worked_for_billing, sum(s.billed) as billed, sum(s.cost) as cost, ${STATUS_TOTALS},
      sum(s.lacking) as lacking, sum(s.unpriced) as unpriced, sum(s.uncosted) as uncosted,
      coalesce(json_agg(json_build_object('currency', s.currency,
          'amount', case when s.unpriced = 0 then s.amount end) order by s.currency)
        filter (where s.amount <> 0 or s.unpriced > 0), '[]') as billed_by_currency,
      coalesce(json_agg(json_build_object('currency', s.currency, 'count', s.left_out, 'amount', s.left_out_amount)
        order by s.currency) filter (where s.left_out > 0), '[]') as unconverted,
      json_agg(s.lacks) filter (where s.lacks is not null) as lacks
    from ${byCurrency} s group by 2)`;
}
