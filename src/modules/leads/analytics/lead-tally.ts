import { raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { AnalyticsContext, LeadQuery } from "./analytics-query.ts";
import { continued, convertedLeads } from "./converted-leads.ts";

/** Which leads are counted, and by what. */
interface Tallied {
  /** A condition over `lead`. */
  readonly where: Sql;
  /** What is joined to `lead`. */
  readonly join?: Sql;
  /** What distinguishes leads in the report, over `lead` and what is joined, by the name of its column. Few values make a report fast. */
  readonly keys: Readonly<Record<string, Sql>>;
  /** Whether the report has weighted amounts, which are those of open leads. */
  readonly isWeighted?: boolean;
}

/** What is counted and added up of leads that are the same to a report. */
const TALLIED: Readonly<Record<string, Sql>> = {
  leads: raw("count(*)"),
  with_amount: raw("count(l.own_amount)"),
  converted: raw("count(l.amount)"),
  amount: raw("sum(l.amount)"),
  weighted_converted: raw("count(l.weighted)"),
  weighted: raw("sum(l.weighted)"),
  missing_amount: raw("sum(l.own_amount) filter (where l.amount is null)"),
  won_time: raw("sum(l.won_at - l.created_at)"),
  lost_time: raw("sum(l.lost_at - l.created_at)"),
};

/**
 * A table expression `t` with one row for all selected leads that are the same to a report: how many `leads` they are,
 * how many of them are `with_amount`, and of how many it is `converted`, with the sum `amount`; likewise
 * `weighted_converted` and `weighted`. `missing` is the currency of leads without an exchange rate, `missing_amount`
 * their sum in it. `won_time` and `lost_time` are the sums of the times from creation until the end. The figures of a
 * report are sums over these few rows, because dozens of sums over 100,000 leads would take a second.
 */
export function leadTally(
  context: Pick<AnalyticsContext, "matching">,
  query: LeadQuery,
  { where, join, keys, isWeighted = false }: Tallied,
): Sql {
  const names = Object.keys(keys).reduce((all, name) => sql`${all}, ${raw(`l.${name}`)}`, sql``);
  const leads = convertedLeads(context, query, {
    ...{ where, join, columns: keys },
    weighted: isWeighted ? "open" : "none",
  });
  return sql`t as materialized (select case when l.amount is null then l.currency end as missing${names}${continued(
    TALLIED,
  )} from (${leads}) l group by missing${names})`;
}
