import {
  and,
  column,
  fromContext,
  join,
  mentionedColumns,
  raw,
  type Sql,
  sql,
} from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { conversionOfRows } from "../../rates/index.ts";
import { storedTotalsByColumns, type TotalsBy, totalsByColumns } from "./entry-totals.ts";
import { EMPLOYEE_TOTALS, monthSums, type SummedBy } from "./month-sums.ts";
import { type EntryCondition, pricedEntries } from "./priced-entries.ts";
import { stale, stalenessOf } from "./stale-entries.ts";

/**
 * The figures of recorded entries for sums over many of them. They are stored (`entry_figures`), except those of stale
 * entries, which are priced in the same statement. So the sums are exact at every moment; `stored-figures.test.ts` compares
 * them with prices that nothing has stored.
 */

/** The columns of an entry that its stored figures repeat. */
const REPEATED = new Set([
  ...["workspace_id", "id", "employee_id", "project_id", "task_id", "date", "worked_minutes"],
  ...["is_billable", "approval_status", "invoiced_as"],
]);

/** The columns of the stored figures, in the order in which they are written. */
export const STORED_COLUMNS = [
  ...REPEATED,
  ...[
    "billable_minutes",
    "for_billing",
    "billing_status",
    "currency",
    "value_lack",
    "is_priced",
    "is_uncosted",
  ],
] as const;

/** The amounts: of the entry in its project's currency, in the base currency, its cost in this, and in the former. */
export const AMOUNTS = ["amount", "converted", "cost", "project_cost"] as const;

/** Entries from which sums are made, with the columns of `liveFigures`. */
export interface SummedEntries {
  /** Follows FROM, before the alias. */
  readonly entries: Sql;
  /** A sum of amounts, in units of their currency. */
  readonly money: (sum: Sql) => Sql;
  /** Over the alias `e`: the number of entries, and the date of the last one. That of the first one is `min(e.date)`. */
  readonly count: Sql;
  readonly lastDate: Sql;
  /** Over the alias `e`: whether there is a cost without an exchange rate to the project's currency. */
  readonly isUnconvertedCost: Sql;
  /** Of `EMPLOYEE_TOTALS`, nothing else is known than this, by the employee and the date. */
  readonly totalsBy: TotalsBy;
}

type Select = (from: SummedEntries) => Sql;

/** What a query sums instead of what a report sums otherwise. */
export interface Narrower {
  /** Only the entries that meet this condition too. */
  readonly among: EntryCondition;
  readonly by: readonly SummedBy[];
}

/** A query for sums of entries with the same keys. Its rows may have the same keys twice, and are added up again. */
export type SumsOf = (select: Select, narrower?: Narrower) => Sql;

const isRecorded = (alias: string): Sql => sql`${column(alias, "worked_minutes")} is not null`;

/**
 * Recorded entries with `pricedEntries`' columns, `is_priced` and `project_cost`, the cost in the project's currency,
 * null without a rate: a subquery for a FROM clause.
 */
export function liveFigures(
  matching: EntryCondition,
  baseCurrency: string | Sql,
  into: string | Sql = baseCurrency,
): Sql {
  const cost = conversionOfRows("cost_to_project", {
    from: sql`${baseCurrency}::text`,
    to: sql`priced.currency`,
    day: sql`priced.date`,
  });
  const recorded: EntryCondition = (alias) => sql`(${matching(alias)}) and ${isRecorded(alias)}`;
  return sql`(
    select priced.*, priced.billed_rate is not null as is_priced, ${cost.converted(sql`priced.cost`)} as project_cost
    from ${pricedEntries(recorded, baseCurrency, into)} priced ${cost.join})`;
}

/** An alias that no condition on entries uses for another table. */
const STORED = "stored_entry";

/** The matching stored figures, without those of the stale entries, if there are any. */
const storedFigures = (matching: EntryCondition, stale: Sql | null): Sql => sql`(
  select ${raw(STORED)}.* from entry_figures ${raw(STORED)}
  where ${matching(STORED)} and ${raw(STORED)}.workspace_id = ${fromContext("workspace")}
    ${stale ? sql`and not exists (select from ${stale} where stale.id = ${raw(STORED)}.id)` : raw("")})`;

/** Whether the condition uses nothing but what the stored figures repeat. */
function fitsStored(matching: EntryCondition): boolean {
  const mentioned = mentionedColumns(matching(STORED), STORED);
  return mentioned !== null && [...mentioned].every((name) => REPEATED.has(name));
}

/** What the statement needs of entries besides the condition. */
export interface SummedFor {
  /** The sums of months that distinguish by what the statement groups; the first that fit the condition are used. */
  readonly by: readonly SummedBy[];
  /** Conditions on the date by which the statement divides the entries otherwise than by months. */
  readonly cuts?: readonly EntryCondition[];
}

/**
 * How the matching recorded entries are summed: from sums of months, stored figures and the prices of the stale entries; all
 * are priced if many are stale, or if the condition needs more of an entry. The figures do not depend on which.
 */
export async function sumsOfEntries(
  work: ReadOnlyWork,
  matching: EntryCondition,
  baseCurrency: string,
  summedFor: SummedFor,
): Promise<SumsOf> {
  const staleness = fitsStored(matching) ? await stalenessOf(work, baseCurrency) : "many";
  const staleEntries = staleness === "none" ? null : stale(baseCurrency);
  return (select, narrower) => {
    const condition: EntryCondition = (alias) =>
      narrower ? and([matching(alias), narrower.among(alias)]) : matching(alias);
    return staleness === "many"
      ? sql`(${select(pricedNow(condition, baseCurrency))})`
      : storedSums(condition, baseCurrency, { ...summedFor, ...narrower }, staleEntries)(select);
  };
}

const inUnits = (sum: Sql): Sql => sql`${sum} * 0.01`;

const OF_ROWS = {
  count: sql`count(*)`,
  lastDate: sql`max(e.date)`,
  isUnconvertedCost: sql`(coalesce(e.cost > 0, false) and e.project_cost is null)`,
};
const OF_SUMS = {
  count: sql`sum(e.entries)`,
  lastDate: sql`max(e.last_date)`,
  isUnconvertedCost: sql`e.is_unconverted_cost`,
};

const asIs = (sum: Sql): Sql => sum;

/** How liveFigures are summed. */
export const summedLive = (entries: Sql): SummedEntries => ({
  ...OF_ROWS,
  ...{ entries, money: asIs, totalsBy: totalsByColumns(entries, { ...OF_ROWS, money: asIs }) },
});

const summedStored = (entries: Sql): SummedEntries => ({
  ...OF_ROWS,
  ...{ entries, money: inUnits, totalsBy: totalsByColumns(entries, { ...OF_ROWS, money: inUnits }) },
});

const summedMonths = (by: SummedBy, entries: Sql): SummedEntries => ({
  ...OF_SUMS,
  ...{ entries, money: inUnits },
  totalsBy:
    by === EMPLOYEE_TOTALS
      ? storedTotalsByColumns(entries)
      : totalsByColumns(entries, { ...OF_SUMS, money: inUnits }),
});

const pricedNow = (matching: EntryCondition, baseCurrency: string): SummedEntries =>
  summedLive(liveFigures(matching, baseCurrency));

const amongIds = (matching: EntryCondition, ids: Sql): EntryCondition => {
  return (alias) => sql`(${matching(alias)}) and ${column(alias, "id")} in (${ids})`;
};

/**
 * Sums of the stored figures and of the prices of the stale entries, `stale(id)`, which are null if there are none; of
 * months, where `summedFor` allows it.
 */
export function storedSums(
  matching: EntryCondition,
  baseCurrency: string,
  { by, cuts = [] }: SummedFor = { by: [] },
  staleEntries: Sql | null = stale(baseCurrency),
): (select: Select) => Sql {
  const months = monthSums(matching, { by, cuts, stale: staleEntries });
  const staleIds = months ? months.stale : staleEntries && sql`select stale.id from ${staleEntries}`;
  const parts: SummedEntries[] = [
    ...(months
      ? [summedMonths(months.by, months.sums), ...months.rows.map(summedStored)]
      : [summedStored(storedFigures(matching, staleEntries))]),
    ...(staleIds ? [pricedNow(amongIds(matching, staleIds), baseCurrency)] : []),
  ];
  const tables = months ? sql`with recursive ${months.tables} ` : raw("");
  return (select) => sql`(${tables}${join(parts.map(select), " union all ")})`;
}
