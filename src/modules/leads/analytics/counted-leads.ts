import { column, fromContext, or, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import { conversionOfRows, type Unconverted } from "../../rates/index.ts";
import { weightedAmount } from "../leads/lead-figures.ts";
import { type AnalyticsContext, type LeadQuery, selectedLeads } from "./analytics-query.ts";

/**
 * A table expression `l` of the selected leads that meet any of the conditions over `lead`, with their amounts in the
 * currency of the report: `amount` and `weighted` are rounded for each lead, 0 without an amount or where it is 0 in any
 * currency, such as the weighted amount of a lost lead, and null if there is no exchange rate for the day on which the
 * lead was closed, or for today while it is open. Each condition is a column.
 */
export function countedLeads(
  context: Pick<AnalyticsContext, "matching">,
  query: LeadQuery,
  conditions: Readonly<Record<string, Sql>>,
): Sql {
  const rate = conversionOfRows("dated_rate", {
    from: column("lead", "currency"),
    to: sql`${query.currency}::text`,
    day: sql`coalesce((${column("lead", "closed_at")} at time zone 'UTC')::date, ${fromContext("today")})`,
  });
  const converted = (amount: Sql) =>
    sql`case when lead.amount is null or ${amount} = 0 then 0 else ${rate.converted(amount)} end`;
  const columns = Object.entries(conditions).map(
    ([name, condition]) => sql`, coalesce(${condition}, false) as ${raw(name)}`,
  );
  return sql`l as materialized (
    select lead.id, lead.status, lead.stage_id, lead.source_id, lead.owner_employee_id, lead.lost_reason, lead.currency,
      lead.amount as own_amount, ${converted(column("lead", "amount"))} as amount,
      ${converted(weightedAmount("lead"))} as weighted, lead.created_at, lead.won_at, lead.lost_at,
      lead.expected_close_date${columns.reduce((all, one) => sql`${all}${one}`, sql``)}
    from leads lead ${rate.join}
    where ${selectedLeads(context, query, "lead")} and ${or(Object.values(conditions))})`;
}

/** The sum of an amount of the leads that meet a condition over `l`: null if there are some, but none has a known one. */
export const sumOf = (amount: "amount" | "weighted", condition: Sql): Sql =>
  sql`case when count(*) filter (where ${condition} and l.${raw(amount)} is null) > 0
      and count(*) filter (where ${condition} and l.${raw(amount)} is not null and l.own_amount is not null) = 0 then null
    else coalesce(sum(l.${raw(amount)}) filter (where ${condition}), 0) end`;

/** How many leads meet a condition. */
export const countOf = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::integer`;

/** The mean of an amount over the leads that have a known one. */
export const meanAmount = (condition: Sql): Sql => sql`round(avg(l.amount) filter
  (where ${condition} and l.own_amount is not null), 2)`;

const seconds = (from: string, to: string): Sql =>
  sql`extract(epoch from ${column("l", to)} - ${column("l", from)})`;

/** The mean number of days from one moment of a lead to another, with 2 decimals, divided once. */
export const meanDays = (from: string, to: string, condition: Sql): Sql =>
  sql`round(extract(epoch from sum(${column("l", to)} - ${column("l", from)}) filter (where ${condition}))
    / nullif((count(*) filter (where ${condition})) * 86400, 0), 2)`;

/** The seconds between two moments of the leads, sorted, for `middleOf`. */
export const sortedSeconds = (from: string, to: string, condition: Sql): Sql =>
  sql`array_agg(${seconds(from, to)} order by ${seconds(from, to)}) filter (where ${condition})`;

/** The median in days of a column with sorted seconds; of an even number the mean of the middle two. */
export const middleOf = (sorted: Sql): Sql => sql`round((${sorted}[(cardinality(${sorted}) + 1) / 2]
  + ${sorted}[cardinality(${sorted}) / 2 + 1]) / 172800, 2)`;

/** Selects the currencies of counted leads without an exchange rate, as `meta.unconverted` lists them. */
export const selectUnconverted = (): Sql => sql`(select coalesce(json_agg(json_build_object(
    'currency', missing.currency, 'count', missing.count, 'amount', missing.amount) order by missing.currency), '[]')
  from (select l.currency, count(*) as count, sum(l.own_amount) as amount from l where l.amount is null
    group by l.currency) missing)`;

/** A row with what the report leaves out. */
export interface WithUnconverted extends Values {
  readonly unconverted: readonly Unconverted[];
}

/** A number of the database as JSON has it. */
export const numberOf = (value: unknown): number | null => (value === null ? null : Number(value));
