import { join, raw, type Sql, sql } from "../../../../engine/query/sql.ts";
import { type EntryCondition, pricedEntries, stateOfEntries } from "../../../projects/index.ts";
import { type GroupFigure, META_FIGURES, moneyFigures, TIME_FIGURES } from "./group-figures.ts";
import { GROUP_NAMING, type GroupKey, keyColumn } from "./group-keys.ts";

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
 * left out. Two steps: sums by currency first, of which the group's lists by currency are made.
 */
export function selectGroups({ key, matching, baseCurrency }: GroupedTime): Sql {
  const { join: naming, name, attributes } = GROUP_NAMING[key];
  const columns = [
    ...attributes.map(([attribute, value]) => sql`${value} as ${raw(attribute)}`),
    ...figuresOf(baseCurrency).map((figure) => sql`${figure.shown} as ${raw(figure.name)}`),
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

const amountOf = (status: string): Sql =>
  sql`coalesce(sum(e.converted) filter (where e.billing_status = ${status}), 0)`;

function moneySums(key: GroupKey, matching: EntryCondition, baseCurrency: string): Sql {
  const isLeftOut = sql`e.amount is not null and e.converted is null`;
  const byCurrency = sql`(
    select e.workspace_id, ${keyColumn(key)} as key, e.currency, ${TIME_SUMS},
      coalesce(sum(e.amount), 0) as amount, coalesce(sum(e.converted), 0) as billed,
      ${amountOf("billed")} as invoiced, ${amountOf("drafted")} as drafted, ${amountOf("unbilled")} as unbilled,
      ${amountOf("covered")} as covered,
      coalesce(sum(e.cost), 0) as cost,
      coalesce(sum(e.worked_minutes) filter (where e.for_billing and e.billed_rate is null), 0) as unpriced,
      coalesce(sum(e.worked_minutes) filter (where e.cost_rate is null), 0) as uncosted,
      count(*) filter (where ${isLeftOut}) as left_out, sum(e.amount) filter (where ${isLeftOut}) as left_out_amount
    from ${pricedEntries(matching, baseCurrency)} e group by 1, 2, 3)`;
  return sql`(
    select s.workspace_id, s.key, sum(s.entries_count) as entries_count, min(s.first_date) as first_date,
      max(s.last_date) as last_date, sum(s.worked) as worked, sum(s.billable) as billable,
      sum(s.worked_for_billing) as worked_for_billing, sum(s.billed) as billed, sum(s.invoiced) as invoiced,
      sum(s.drafted) as drafted, sum(s.unbilled) as unbilled, sum(s.covered) as covered, sum(s.cost) as cost,
      sum(s.unpriced) as unpriced, sum(s.uncosted) as uncosted,
      coalesce(json_agg(json_build_object('currency', s.currency, 'amount', s.amount) order by s.currency)
        filter (where s.amount <> 0), '[]') as billed_by_currency,
      coalesce(json_agg(json_build_object('currency', s.currency, 'count', s.left_out, 'amount', s.left_out_amount)
        order by s.currency) filter (where s.left_out > 0), '[]') as unconverted
    from ${byCurrency} s group by 1, 2)`;
}

/** The figures over all rows of the table `groups`, as columns of one row; also `total`, how many rows it has. */
function selectTotals(baseCurrency: string | null): Sql {
  const figures = figuresOf(baseCurrency)
    .filter(({ name }) => META_FIGURES.includes(name))
    .map(({ name, shown }) => sql`${shown} as ${raw(name)}`);
  const money = sql`, coalesce(sum(billed_amount), 0) as billed, coalesce(sum(cost_amount), 0) as cost`;
  return sql`select g.total, ${join(figures, ", ")} from (
    select count(*)::integer as total, coalesce(sum(entries_count), 0) as entries_count,
      coalesce(sum(total_worked_minutes), 0) as worked, coalesce(sum(total_billable_minutes), 0) as billable
      ${baseCurrency === null ? raw("") : money}
    from groups) g`;
}

/** A group as the statement answers it: its key, its name and its figures. */
export type GroupRow = { readonly key: string | null; readonly entity_name: string } & Record<
  string,
  unknown
>;

/** A page of groups with the totals over all of them. */
export interface GroupPage {
  readonly rows: readonly GroupRow[];
  readonly totals: { readonly total: number } & Record<string, unknown>;
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
