import { column, or, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import { meanInDays } from "../../../platform/figures/mean-days.ts";
import type { Unconverted } from "../../rates/index.ts";
import type { AnalyticsContext, LeadQuery } from "./analytics-query.ts";
import { convertedLeads } from "./converted-leads.ts";

/**
 * A table expression `l` of the selected leads that meet any of the conditions over `lead`, with their amounts as of
 * `convertedLeads`. Each condition is a column.
 */
export function countedLeads(
  context: Pick<AnalyticsContext, "matching">,
  query: LeadQuery,
  conditions: Readonly<Record<string, Sql>>,
): Sql {
  const own = ["status", "stage_id", "source_id", "owner_employee_id", "expected_close_date"];
  const columns = {
    ...Object.fromEntries(own.map((name) => [name, column("lead", name)])),
    ...Object.fromEntries(
      Object.entries(conditions).map(([name, condition]) => [name, sql`coalesce(${condition}, false)`]),
    ),
  };
  const leads = convertedLeads(context, query, {
    ...{ where: or(Object.values(conditions)), columns, weighted: "all" },
  });
  return sql`l as materialized (${leads})`;
}

/** The sum of an amount of the leads that meet a condition over `l`: null if there are some, but none has a known one. */
export const sumOf = (amount: "amount" | "weighted", condition: Sql): Sql =>
  sql`case when count(*) filter (where ${condition} and l.${raw(amount)} is null) > 0
      and count(*) filter (where ${condition} and l.${raw(amount)} is not null and l.own_amount is not null) = 0 then null
    else coalesce(sum(l.${raw(amount)}) filter (where ${condition}), 0) end`;

/** How many leads meet a condition. */
export const countOf = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::integer`;

/** Selects the currencies of counted leads without an exchange rate, as `meta.unconverted` lists them. */
export const selectUnconverted = (): Sql => sql`(select coalesce(json_agg(json_build_object(
    'currency', missing.currency, 'count', missing.count, 'amount', missing.amount) order by missing.currency), '[]')
  from (select l.currency, count(*) as count, sum(l.own_amount) as amount from l where l.amount is null
    group by l.currency) missing)`;

/** The mean number of days from one moment to another, with 2 decimals, divided once. */
export const meanDays = (from: string, to: string, condition: Sql): Sql =>
  meanInDays(
    sql`sum(${column("l", to)} - ${column("l", from)}) filter (where ${condition})`,
    sql`count(*) filter (where ${condition})`,
  );

/** A row with what the report leaves out. */
export interface WithUnconverted extends Values {
  readonly unconverted: readonly Unconverted[];
}

/** A number of the database as JSON has it. */
export const numberOf = (value: unknown): number | null => (value === null ? null : Number(value));
