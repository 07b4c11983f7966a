import { join, raw, type Sql, sql } from "../../../../engine/query/sql.ts";
import { type EntryCondition, pricedEntries, stateOfEntries } from "../../../projects/index.ts";
import { type GroupFigure, moneyFigures, TIME_FIGURES } from "./group-figures.ts";
import { GROUP_NAMING, type GroupKey, keyColumn } from "./group-keys.ts";
import type { GroupLacks, LeftOutGroup } from "./group-unknown.ts";

/** Which entries are grouped by what, and how much of them may be told. */
export interface GroupedTime {
  readonly key: GroupKey;
  readonly matching: EntryCondition;
  /** The currency of all amounts; null: no amounts are told. */
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

const TIME_SUMS = sql`count(*) as entries_count, min(e.date) as first_date, max(e.date) as last_date,
  sum(e.worked_minutes) as worked, sum(e.billable_minutes) as billable,
  coalesce(sum(e.worked_minutes) filter (where e.for_billing), 0) as worked_for_billing`;

const timeSums = (key: GroupKey, matching: EntryCondition): Sql => sql`(
  select e.workspace_id, ${keyColumn(key)} as key, ${TIME_SUMS}
  from ${stateOfEntries(matching)} e group by 1, 2)`;

const STATUSES = ["billed", "drafted", "unbilled", "covered"] as const;
const NAMES = { billed: "invoiced", drafted: "drafted", unbilled: "unbilled", covered: "covered" } as const;

/** Of each status, what its entries come to and how many of them lack it, over the alias `f`. */
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
 * Sums in three steps: of entries that are alike in currency, billing and what they lack, which are few however many
 * entries there are; of each currency; of the group.
 */
function moneySums(key: GroupKey, matching: EntryCondition, baseCurrency: string): Sql {
  const alike = sql`(
    select e.workspace_id, ${keyColumn(key)} as key, e.currency, e.billing_status, e.value_lack, e.is_uncosted,
      count(*) as entries, min(e.date) as first_date, max(e.date) as last_date,
      sum(e.worked_minutes) as worked, sum(e.billable_minutes) as billable,
      coalesce(sum(e.worked_minutes) filter (where e.for_billing), 0) as worked_for_billing,
      coalesce(sum(e.amount), 0) as amount, coalesce(sum(e.converted), 0) as converted,
      coalesce(sum(e.cost), 0) as cost
    from ${pricedEntries(matching, baseCurrency)} e group by 1, 2, 3, 4, 5, 6)`;
  const byCurrency = sql`(
    select f.workspace_id, f.key, f.currency, sum(f.entries) as entries_count, min(f.first_date) as first_date,
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
    from ${alike} f group by 1, 2, 3)`;
  return sql`(
    select s.workspace_id, s.key, sum(s.entries_count) as entries_count, min(s.first_date) as first_date,
      max(s.last_date) as last_date, sum(s.worked) as worked, sum(s.billable) as billable,
      sum(s.worked_for_billing) as worked_for_billing, sum(s.billed) as billed, sum(s.cost) as cost, ${STATUS_TOTALS},
      sum(s.lacking) as lacking, sum(s.unpriced) as unpriced, sum(s.uncosted) as uncosted,
      coalesce(json_agg(json_build_object('currency', s.currency,
          'amount', case when s.unpriced = 0 then s.amount end) order by s.currency)
        filter (where s.amount <> 0 or s.unpriced > 0), '[]') as billed_by_currency,
      coalesce(json_agg(json_build_object('currency', s.currency, 'count', s.left_out, 'amount', s.left_out_amount)
        order by s.currency) filter (where s.left_out > 0), '[]') as unconverted,
      json_agg(s.lacks) filter (where s.lacks is not null) as lacks
    from ${byCurrency} s group by 1, 2)`;
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

/** A group as the statement answers it: its key, its name and its figures. */
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

/** One statement that answers one row, as `GroupPage`. `perPage` null: all groups. */
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
