import { join, mentionedColumns, raw, type Sql, sql } from "../../../../engine/sql/index.ts";
import type { Words } from "../../../../engine/work/index.ts";
import { type SumsOf, TOTALS } from "../../../projects/index.ts";
import {
  BILLED,
  COST,
  type GroupFigure,
  IS_INCOMPLETE,
  moneyFigures,
  PROFIT,
  TIME_FIGURES,
} from "./group-figures.ts";
import { type GroupKey, type GroupNaming, groupNaming, inGroups } from "./group-keys.ts";
import { detailsOfGroups, sumsOfGroups, type TotalName } from "./group-sums.ts";
import type { GroupLacks, LeftOutGroup } from "./group-unknown.ts";

/** A request for grouped entries. */
export interface GroupedTime {
  readonly key: GroupKey;
  /** How the matching entries are summed. */
  readonly sumsOf: SumsOf;
  /** The currency of all amounts; null if the caller cannot read amounts. */
  readonly baseCurrency: string | null;
  /** In which groups without an employee, project or task are named. */
  readonly words: Words;
}

/** The figures of a group, in the order of the response. */
export const figuresOf = (baseCurrency: string | null): readonly GroupFigure[] =>
  baseCurrency === null ? TIME_FIGURES : [...TIME_FIGURES, ...moneyFigures(baseCurrency)];

/** The totals of all groups for everybody who can see the entries. */
const OF_TIME: readonly TotalName[] = ["worked_minutes", "billable_minutes", "worked_for_billing"];
/** With amounts, those that all groups are totalled by; the others are read of the groups of the page. */
const OF_MONEY: readonly TotalName[] = [
  "worked_minutes",
  "billable_minutes",
  "converted",
  "cost",
  "lacking",
  "uncosted_minutes",
];

/** The totals that are needed of all groups: for the totals of the response, and for the order. */
function totalsOf({ baseCurrency }: GroupedTime, order: readonly GroupOrder[]): readonly TotalName[] {
  if (baseCurrency === null) return OF_TIME;
  const sorted = figuresOf(baseCurrency)
    .filter((figure) => order.some(({ name }) => name === figure.name))
    .flatMap(({ shown }) => [...(mentionedColumns(shown, "g") ?? [])]);
  return TOTALS.filter((name) => OF_MONEY.includes(name) || sorted.includes(name));
}

/** The maximum number of left-out groups that the response names. */
const MAX_NAMED = 100;

/** The totals of amounts over all groups in which they are known, and the groups that they leave out. */
const MONEY_TOTALS = sql`, case when count(*) = 0 then 0 else sum(${BILLED}) end as billed_amount,
  case when count(*) = 0 then 0 else sum(${COST}) end as cost_amount,
  case when count(*) = 0 then 0 else sum(${PROFIT}) end as profit_amount,
  case when count(*) = count(${PROFIT})
    then round(sum(${PROFIT}) * 100 / nullif(sum(${BILLED}), 0), 2) end as margin_percent,
  (select coalesce(json_agg(json_build_object('key', l.key, 'entity_name', l.entity_name, 'lacks', d.lacks)
      order by l.worked_minutes desc, l.key), '[]')
    from left_out l left join details d on coalesce(d.key, '') = coalesce(l.key, '')) as left_out,
  (count(*) filter (where ${IS_INCOMPLETE}))::integer as left_out_count`;

/** Selects the totals over the rows of the table `groups`; `total` is the number of its rows. */
function selectTotals(baseCurrency: string | null): Sql {
  const money = baseCurrency === null ? raw("") : sql`, ${baseCurrency}::text as currency${MONEY_TOTALS}`;
  return sql`select count(*)::integer as total,
      round(coalesce(sum(g.worked_minutes), 0) / 60.0, 2) as total_worked_hours,
      coalesce(sum(g.worked_minutes), 0) as total_worked_minutes,
      coalesce(sum(g.billable_minutes), 0) as total_billable_minutes,
      coalesce(sum(g.entries_count), 0) as entries_count ${money}
    from groups g`;
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

const BY_NAME = "entity_name";

interface Page {
  readonly page: number;
  readonly perPage: number | null;
}

/**
 * Selects the groups of a page with their names; `place` is their order. Names, by which groups with equal figures are
 * ordered, are read only of the groups that may be on the page.
 */
function selectPage(
  { key, baseCurrency, words }: GroupedTime,
  order: readonly GroupOrder[],
  { page, perPage }: Page,
): Sql {
  const { join: naming, name, attributes } = groupNaming(key, words);
  const figures = figuresOf(baseCurrency);
  const sorted = order.map((by) => {
    const figure = figures.find((one) => one.name === by.name);
    return { ...by, value: figure ? figure.shown : sql`fold(${name})` };
  });
  const directed = (keys: typeof sorted): Sql[] =>
    keys.map(({ value, isDescending }) => (isDescending ? sql`${value} desc` : value));
  const place = sorted.findIndex((by) => by.name === BY_NAME);
  const beforeName = place < 0 ? sorted : sorted.slice(0, place);
  const candidates =
    perPage === null || beforeName.length === 0
      ? sql`groups`
      : sql`(select g.* from groups g order by ${join(directed(beforeName), ", ")}
          fetch first (${page * perPage}::bigint) rows with ties)`;
  const limit =
    perPage === null ? raw("") : sql`limit ${perPage}::integer offset ${(page - 1) * perPage}::bigint`;
  const columns = [[BY_NAME, name] as const, ...attributes].map(
    ([attribute, value]) => sql`${value} as ${raw(attribute)}`,
  );
  const ordered = join([...directed(sorted), sql`fold(${name})`, sql`g.key`], ", ");
  return sql`select g.*, ${join(columns, ", ")}, row_number() over (order by ${ordered}) as place
    from ${candidates} g ${naming} order by place ${limit}`;
}

/** The groups that the totals leave out, of which details are read like those of the page. */
const selectLeftOut = ({ join: naming, name }: GroupNaming): Sql => sql`
  select g.key, ${name} as entity_name, g.worked_minutes from (
    select g.* from groups g where ${IS_INCOMPLETE} order by g.worked_minutes desc, g.key limit ${MAX_NAMED}::integer) g ${naming}`;

/**
 * One statement that returns a page as one row (`GroupPage`); all groups if `perPage` is null. Running timers are left
 * out. All groups have their sums; what else is shown is read of the groups of the page alone. With amounts, the column
 * `lacks` has the entries whose amounts are unknown.
 */
export function selectGroupPage(grouped: GroupedTime, order: readonly GroupOrder[], at: Page): Sql {
  const { key, sumsOf, baseCurrency, words } = grouped;
  const naming = groupNaming(key, words);
  const hasMoney = baseCurrency !== null;
  const detailed: SumsOf = (select) => sumsOf(select, inGroups(key, sql`shown_keys`));
  const details = hasMoney
    ? sql`, left_out as materialized (${selectLeftOut(naming)}),
      shown_keys as materialized (select key from page union select key from left_out),
      details as materialized (${detailsOfGroups(key, detailed)})`
    : raw("");
  const named = ["place", "entity_name", ...naming.attributes.map(([attribute]) => attribute)];
  const withDetails = hasMoney
    ? sql`(select ${raw(named.map((column) => `g.${column}`).join(", "))}, d.*
        from page g join details d on coalesce(d.key, '') = coalesce(g.key, ''))`
    : sql`page`;
  const columns = [
    ...[sql`g.key`, sql`g.entity_name`],
    ...naming.attributes.map(([attribute]) => raw(`g.${attribute}`)),
    ...figuresOf(baseCurrency).map((figure) => sql`${figure.shown} as ${raw(figure.name)}`),
    ...(hasMoney ? [sql`g.lacks`] : []),
  ];
  return sql`with groups as materialized (${sumsOfGroups(key, sumsOf, totalsOf(grouped, order))}),
    page as materialized (${selectPage(grouped, order, at)})${details}
    select (select row_to_json(totals) from (${selectTotals(baseCurrency)}) totals) as totals,
      (select coalesce(json_agg(shown order by shown_place), '[]') from (
        select g.place as shown_place, (select row_to_json(one) from (select ${join(columns, ", ")}) one) as shown
        from ${withDetails} g) rows) as rows`;
}
