import { join, raw, type Sql, sql } from "../../../../engine/sql/index.ts";
import type { EntryCondition } from "../../../projects/index.ts";
import { type GroupFigure, moneyFigures, TIME_FIGURES } from "./group-figures.ts";
import { GROUP_NAMING, type GroupKey } from "./group-keys.ts";
import { moneySums, timeSums } from "./group-sums.ts";
import type { GroupLacks, LeftOutGroup } from "./group-unknown.ts";

/** Which entries are grouped by what, and how much of them may be reported. */
export interface GroupedTime {
  readonly key: GroupKey;
  readonly matching: EntryCondition;
  /** The currency of all amounts; null: no amounts are reported. */
  readonly baseCurrency: string | null;
}

/** The figures of a group, in the order in which they are shown. */
export const figuresOf = (baseCurrency: string | null): readonly GroupFigure[] =>
  baseCurrency === null ? TIME_FIGURES : [...TIME_FIGURES, ...moneyFigures(baseCurrency)];

/**
 * One row for each group, as columns: `key`, `entity_name`, further attributes and the figures. Running entries are
 * left out. With amounts, `lacks` says of which entries they are not known (`GroupLacks`).
 */
export function selectGroups({ key, matching, baseCurrency }: GroupedTime): Sql {
  const { join: naming, name, attributes } = GROUP_NAMING[key];
  const columns = [
    ...attributes.map(([attribute, value]) => sql`${value} as ${raw(attribute)}`),
    ...figuresOf(baseCurrency).map((figure) => sql`${figure.shown} as ${raw(figure.name)}`),
    ...(baseCurrency === null ? [] : [sql`g.lacks`]),
  ];
  const recorded: EntryCondition = (alias) =>
    sql`${matching(alias)} and ${raw(`${alias}.worked_minutes`)} is not null`;
  return sql`select g.key, ${name} as entity_name, ${join(columns, ", ")}
    from ${baseCurrency === null ? timeSums(key, recorded) : moneySums(key, recorded, baseCurrency)} g ${naming}`;
}

/** Groups that totals leave out are named up to this many. */
const MOST_NAMED = 100;

/** What amounts come to over all groups whose figure is known, and which groups the totals leave out. */
const MONEY_TOTALS = sql`, case when count(*) = 0 then 0 else sum(billed_amount) end as billed_amount,
  case when count(*) = 0 then 0 else sum(cost_amount) end as cost_amount,
  case when count(*) = 0 then 0 else sum(profit_amount) end as profit_amount,
  case when count(*) = count(profit_amount)
    then round(sum(profit_amount) * 100 / nullif(sum(billed_amount), 0), 2) end as margin_percent,
  (select coalesce(json_agg(named), '[]') from (
    select key, entity_name, lacks from groups where lacks is not null
    order by total_worked_minutes desc, key limit ${MOST_NAMED}::integer) named) as left_out,
  (count(*) filter (where lacks is not null))::integer as left_out_count`;

/** The figures over all rows of the table `groups`, as columns of one row; also `total`, how many rows it has. */
function selectTotals(baseCurrency: string | null): Sql {
  const money = baseCurrency === null ? raw("") : sql`, ${baseCurrency}::text as currency${MONEY_TOTALS}`;
  return sql`select count(*)::integer as total,
      round(coalesce(sum(total_worked_minutes), 0) / 60.0, 2) as total_worked_hours,
      coalesce(sum(total_worked_minutes), 0) as total_worked_minutes,
      coalesce(sum(total_billable_minutes), 0) as total_billable_minutes,
      coalesce(sum(entries_count), 0) as entries_count ${money}
    from groups`;
}

/** A group as the statement returns it: its key, its name and its figures. */
export type GroupRow = {
  readonly key: string | null;
  readonly entity_name: string;
  readonly lacks?: GroupLacks;
} & Record<string, unknown>;

/** A page of groups with the totals over all of them. */
export interface GroupPage {
  readonly rows: readonly GroupRow[];
  readonly totals: { readonly total: number; readonly left_out?: readonly LeftOutGroup[] } & Record<
    string,
    unknown
  >;
}

/** An order of the groups: `entity_name` or the name of a figure. */
export interface GroupOrder {
  readonly name: string;
  readonly isDescending: boolean;
}

/** One statement that returns one row, as `GroupPage`. `perPage` null: all groups. */
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
