import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { conversionByPairs } from "../../rates/index.ts";
import { weightedBy } from "../leads/lead-figures.ts";
import { type AnalyticsContext, type LeadQuery, selectedLeads } from "./analytics-query.ts";

/** Which leads are read, and what of them. */
export interface ReadLeads {
  /** A condition over `lead` alone. */
  readonly where: Sql;
  /** What is joined to `lead`. */
  readonly join?: Sql;
  /** Further columns, over `lead` and what is joined, by their names. */
  readonly columns: Readonly<Record<string, Sql>>;
  /** The leads whose weighted amounts are needed; those of others are 0. */
  readonly weighted: "all" | "open" | "none";
}

/** Columns in a list that continues another one: `, a as name, b as other`. */
export const continued = (columns: Readonly<Record<string, Sql>>): Sql =>
  Object.entries(columns).reduce((all, [name, value]) => sql`${all}, ${value} as ${raw(name)}`, sql``);

/** The amount x the probability. The stage is joined as `step`, because a look-up for each lead would take longer. */
function weightedOwn(weighted: ReadLeads["weighted"]): Sql {
  if (weighted === "none") return raw("null::numeric");
  const amount = weightedBy("lead", raw("step.probability"));
  return weighted === "all" ? amount : sql`case when lead.status = 'open' then ${amount} end`;
}

/** The currencies and days of all leads in other currencies; an index has them, so that a report need not read the leads. */
const foreignDays = (
  to: Sql,
  day: Sql,
): Sql => sql`select distinct lead.currency, ${day} as day from leads lead
  where lead.workspace_id = ${fromContext("workspace")} and (lead.currency < ${to} or lead.currency > ${to})`;

/**
 * A query for the selected leads that meet a condition, with their amounts in the currency of the report: `amount` and
 * `weighted` are rounded for each lead, 0 without an amount or where it is 0 in any currency, such as the weighted
 * amount of a lost lead, and null if there is no exchange rate for the day on which the lead was closed, or for today
 * while it is open.
 */
export function convertedLeads(
  context: Pick<AnalyticsContext, "matching">,
  query: LeadQuery,
  { where, join = sql``, columns, weighted }: ReadLeads,
): Sql {
  const to = sql`${query.currency}::text`;
  const day = sql`coalesce((${column("lead", "closed_at")} at time zone 'UTC')::date, ${fromContext("today")})`;
  const rate = conversionByPairs(
    "dated_rate",
    { from: raw("lead.currency"), to, day: raw("lead.rate_day") },
    foreignDays(to, day),
  );
  const converted = (amount: Sql) =>
    sql`case when ${amount} is null or ${amount} = 0 then 0 else ${rate.converted(amount)} end`;
  // The stages of leads whose weighted amount is not needed are not looked up.
  const stageId =
    weighted === "open" ? raw("case when lead.status = 'open' then lead.stage_id end") : raw("lead.stage_id");
  const stage =
    weighted === "none"
      ? sql``
      : sql`left join lead_stages step on step.workspace_id = ${fromContext("workspace")} and step.id = ${stageId}`;
  const names = Object.keys(columns).reduce((all, name) => sql`${all}, ${column("lead", name)}`, sql``);
  // The offsets keep the database from computing a day or an amount again in every place that names it. It casts the
  // number 0, but not the text, and does not share the reading of many leads among processes where an offset is cast.
  return sql`select lead.id, lead.created_at, lead.won_at, lead.lost_at, lead.currency, lead.own_amount,
      ${converted(raw("lead.own_amount"))} as amount, ${converted(raw("lead.own_weighted"))} as weighted${names}
    from (select lead.id, lead.created_at, lead.won_at, lead.lost_at, lead.currency, lead.amount as own_amount,
        ${weightedOwn(weighted)} as own_weighted, case when lead.currency <> ${to} then ${day} end as rate_day${continued(columns)}
      from leads lead ${stage} ${join} where ${selectedLeads(context, query, "lead")} and ${where} offset '0') lead
    ${rate.join} offset '0'`;
}
