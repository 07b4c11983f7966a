import { join, raw, type Sql, sql } from "../../../engine/sql/index.ts";

/** The billing statuses with amounts, and the names of their totals. */
const STATUSES = {
  billed: "invoiced",
  drafted: "drafted",
  unbilled: "unbilled",
  covered: "covered",
} as const;
type Status = (typeof STATUSES)[keyof typeof STATUSES];

/**
 * What reports add up of the entries of a group: minutes, amounts in the base currency in all and by billing status, the
 * number of entries without an amount, and the minutes without a price or a cost.
 */
export type EntryTotals = Readonly<
  Record<
    | "worked_minutes"
    | "billable_minutes"
    | "worked_for_billing"
    | "converted"
    | "cost"
    | "lacking"
    | "unpriced_minutes"
    | "uncosted_minutes"
    | Status
    | `${Status}_lacking`,
    Sql
  >
>;

const sumOf = (value: Sql, condition?: Sql): Sql =>
  condition ? sql`coalesce(sum(${value}) filter (where ${condition}), 0)` : sql`coalesce(sum(${value}), 0)`;

/** The totals of entries or of sums of them, over the alias `e`; `count` is the number of entries. */
function totalsOfEntries(count: Sql, money: (sum: Sql) => Sql): EntryTotals {
  const entries = (condition: Sql): Sql => sql`coalesce(${count} filter (where ${condition}), 0)`;
  const lacks = sql`e.value_lack is not null`;
  const byStatus = Object.entries(STATUSES).flatMap(([status, name]) => {
    const isOf = sql`e.billing_status = ${status}`;
    return [
      [name, money(sumOf(sql`e.converted`, isOf))] as const,
      [`${name}_lacking`, entries(sql`${isOf} and ${lacks}`)] as const,
    ];
  });
  return {
    worked_minutes: sumOf(sql`e.worked_minutes`),
    billable_minutes: sumOf(sql`e.billable_minutes`),
    worked_for_billing: sumOf(sql`e.worked_minutes`, sql`e.for_billing`),
    converted: money(sumOf(sql`e.converted`)),
    cost: money(sumOf(sql`e.cost`)),
    lacking: entries(lacks),
    unpriced_minutes: sumOf(sql`e.worked_minutes`, sql`e.value_lack in ('price', 'rate_of_price')`),
    uncosted_minutes: sumOf(sql`e.worked_minutes`, sql`e.is_uncosted`),
    ...(Object.fromEntries(byStatus) as Record<Status | `${Status}_lacking`, Sql>),
  };
}

const AMOUNTS: readonly string[] = ["converted", "cost", ...Object.values(STATUSES)];

/** The names of the totals, which are the columns of stored ones. */
export const TOTALS = Object.keys(totalsOfEntries(raw("0"), (sum) => sum)) as (keyof EntryTotals)[];

/** A total of stored ones, which are in hundredths. */
const storedTotal = (name: keyof EntryTotals): Sql =>
  AMOUNTS.includes(name) ? sql`e.${raw(name)} * 0.01` : raw(`e.${name}`);

/**
 * A query for the named totals by some columns of an entry, with the number of `entries`, the `first_date` and the
 * `last_date`. Its rows may have the same columns twice, and are added up again.
 */
export type TotalsBy = (columns: readonly Sql[], names: readonly (keyof EntryTotals)[]) => Sql;

/** The same of entries or of sums of them. */
export function totalsByColumns(
  entries: Sql,
  { count, lastDate, money }: { count: Sql; lastDate: Sql; money: (sum: Sql) => Sql },
): TotalsBy {
  const totals = totalsOfEntries(count, money);
  return (
    columns,
    names,
  ) => sql`select ${join(columns, ", ")}, ${count} as entries, min(e.date) as first_date,
      ${lastDate} as last_date, ${join(
        names.map((name) => sql`${totals[name]} as ${raw(name)}`),
        ", ",
      )}
    from ${entries} e group by ${raw(columns.map((_, place) => place + 1).join(", "))}`;
}

/** The same of stored totals. There is one of each employee and month, so they are added up only once, with the others. */
export const storedTotalsByColumns =
  (entries: Sql): TotalsBy =>
  (columns, names) =>
    sql`select ${join(columns, ", ")}, e.entries, e.date as first_date, e.last_date, ${join(
      names.map((name) => sql`${storedTotal(name)} as ${raw(name)}`),
      ", ",
    )}
    from ${entries} e`;
