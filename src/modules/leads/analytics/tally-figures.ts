import { raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { meanInDays } from "../../../platform/figures/mean-days.ts";

/** The figures of leads that meet a condition over the rows `t` of `leadTally`. */

const total = (name: string, condition: Sql): Sql =>
  sql`coalesce(sum(${raw(name)}) filter (where ${condition}), 0)`;

/** How many leads meet a condition. */
export const countOf = (condition: Sql): Sql => sql`${total("t.leads", condition)}::integer`;

/** How many of them have an amount that is known in the currency of the report. */
export const knownCount = (condition: Sql): Sql => total("t.with_amount - t.leads + t.converted", condition);

/** The sum of an amount: null if there are some, but none has a known one. */
export function sumOf(amount: "amount" | "weighted", condition: Sql): Sql {
  const converted = amount === "amount" ? "t.converted" : "t.weighted_converted";
  return sql`case when ${total(`t.leads - ${converted}`, condition)} > 0
      and ${total(`t.with_amount - t.leads + ${converted}`, condition)} = 0 then null
    else ${total(`t.${amount}`, condition)} end`;
}

/** The mean of the amounts that are known. */
export const meanAmount = (condition: Sql): Sql =>
  sql`round(${total("t.amount", condition)} / nullif(${knownCount(condition)}, 0), 2)`;

/** The mean number of days from the creation of leads until they were won or lost, with 2 decimals, divided once. */
export const meanDays = (time: "won_time" | "lost_time", condition: Sql): Sql =>
  meanInDays(sql`sum(${raw(`t.${time}`)}) filter (where ${condition})`, total("t.leads", condition));

/** Selects the currencies of counted leads without an exchange rate, as `meta.unconverted` lists them. */
export const selectUnconverted = (): Sql => sql`(select coalesce(json_agg(json_build_object(
    'currency', missing.currency, 'count', missing.count, 'amount', missing.amount) order by missing.currency), '[]')
  from (select t.missing as currency, sum(t.leads) as count, sum(t.missing_amount) as amount from t
    where t.missing is not null group by t.missing) missing)`;
