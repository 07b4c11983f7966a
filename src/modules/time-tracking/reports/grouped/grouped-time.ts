import { join, raw, type Sql, sql } from "../../../../engine/sql/index.ts";
import type { SumsOf } from "../../../projects/index.ts";
import { type GroupFigure, moneyFigures, TIME_FIGURES } from "./group-figures.ts";
import { GROUP_NAMING, type GroupKey } from "./group-keys.ts";
import { moneySums, timeSums } from "./group-sums.ts";
import type { GroupLacks, LeftOutGroup } from "./group-unknown.ts";

/** A request for grouped entries. */
export interface GroupedTime {
  readonly key: GroupKey;
  /** How the matching entries are summed. */
  readonly sumsOf: SumsOf;
  /** The currency of all amounts; null if the caller cannot read amounts. */
  readonly baseCurrency: string | null;
}

/** The figures of a group, in the order of the response. */
export const figuresOf = (baseCurrency: string | null): readonly GroupFigure[] =>
  baseCurrency === null ? TIME_FIGURES : [...TIME_FIGURES, ...moneyFigures(baseCurrency)];

/**
 * Selects one row for each group with the columns `key`, `entity_name`, further attributes and the figures. Running
 * timers are left out. With amounts, the column `lacks` has the entries whose amounts are unknown (`GroupLacks`).
 */
export function selectGroups({ key, sumsOf, baseCurrency }: GroupedTime): Sql {
  const { join: naming, name, attributes } = GROUP_NAMING[key];
  const columns = [
    ...attributes.map(([attribute, value]) => sql`${value} as ${raw(attribute)}`),
    ...figuresOf(baseCurrency).map((figure) => sql`${figure.shown} as ${raw(figure.name)}`),
    ...(baseCurrency === null ? [] : [sql`g.lacks`]),
  ];
  return sql`select g.key, ${name} as entity_name, ${join(columns, ", ")}
    from ${baseCurrency === null ? timeSums(key, sumsOf) : moneySums(key, sumsOf)} g ${naming}`;
}

/** The maximum number of left-out groups that the response names. */
const MAX_NAMED = 100;

/** The totals of amounts over all groups in which they are known, and the groups that they leave out. */
const MONEY_TOTALS = sql`, case when count(*) = 0 then 0 else sum(billed_amount) end as billed_amount,
  case when count(*) = 0 then 0 else sum(cost_amount) end as cost_amount,
  case when count(*) = 0 then 0 else sum(profit_amount) end as profit_amount,
  case when count(*) = count(profit_amount)
    then round(sum(profit_amount) * 100 / nullif(sum(billed_amount), 0), 2) end as margin_percent,
  (select coalesce(json_agg(named), '[]') from (
    select key, entity_name, lacks from groups where lacks is not null
    order by total_worked_minutes desc, key limit ${MAX_NAMED}::integer) named) as left_out,
  (count(*) filter (where lacks is not null))::integer as left_out_count`;

/** Selects the totals over the rows of the table `groups`; `total` is the number of its rows. */
function selectTotals(baseCurrency: string | null): Sql {
  const money = baseCurrency === null ? raw("") : sql`, ${baseCurrency}::text as currency${MONEY_TOTALS}`;
  return sql`select count(*)::integer as total,
      round(coalesce(sum(total_worked_minutes), 0) / 60.0, 2) as total_worked_hours,
      coalesce(sum(total_worked_minutes), 0) as total_worked_minutes,
      coalesce(sum(total_billable_minutes), 0) as total_billable_minutes,
      coalesce(sum(entries_count), 0) as entries_count ${money}
    from groups`;
}

/** A row of the statement: the key, name and figures of a group. */
export type GroupRow = {
  readonly key: string | null;
  readonly entity_name: string;
  readonly lacks?: GroupLacks;
} & Record<string, unknown>;

/** A page of groups, and the totals over all groups. */
export interface GroupPage {
  readonly rows: readonly GroupRow[];
  readonly totals: { readonly total: number; readonly left_out?: readonly LeftOutGroup[] } & Record<
    string,
    unknown
  >;
}

/** A sort key of the groups: `entity_name` or the name of a figure. */
export interface GroupOrder {
  readonly name: string;
  readonly isDescending: boolean;
}

/** One statement that returns a page as one row (`GroupPage`); all groups if `perPage` is null. */
export function selectGroupPage(
  grouped: GroupedTime,
  order: readonly GroupOrder[],
  { page, perPage }: { page: number; perPage: number | null },
): Sql {
  const keys = order.map(({ name, isDescending }) => {
    const value = name === "entity_name" ? sql`fold(groups.entity_name)` : raw(`groups.${name}`);
    return isDescending ? sql`${value} desc` : value;
  });
  const limit =
    perPage === null ? raw("") : sql`limit ${perPage}::integer offset ${(page - 1) * perPage}::bigint`;
  return sql`with groups as materialized (${selectGroups(grouped)}),
    page as (select groups.* from groups
      order by ${join([...keys, sql`fold(groups.entity_name)`, sql`groups.key`], ", ")} ${limit})
    select (select row_to_json(totals) from (${selectTotals(grouped.baseCurrency)}) totals) as totals,
      (select coalesce(json_agg(page), '[]') from page) as rows`;
}
