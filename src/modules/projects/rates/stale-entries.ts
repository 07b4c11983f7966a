import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";

/** The ids of the entries whose stored figures are not up to date, `stale(id)`. */
export const stale = (baseCurrency: string): Sql =>
  sql`stale_entries_of(${fromContext("workspace")}, ${baseCurrency}::text) stale(id)`;

/** The maximum number of stale entries that are distinguished from the others; if there are more, all are priced. */
const MAX_STALE = 20_000;

/**
 * How many entries are stale: so many that reading stored figures is not worth it, a few, or none. There are `none` only for
 * a work of one moment, for which this remains true until its end.
 */
export type Staleness = "none" | "few" | "many";

/** What was found out for a work. `few` and `many` may change meanwhile: figures do not depend on which it is. */
const found = new WeakMap<ReadOnlyWork, Map<string, Promise<Staleness>>>();

/** How many entries are stale; a work asks once. */
export function stalenessOf(work: ReadOnlyWork, baseCurrency: string): Promise<Staleness> {
  const ofWork = found.get(work) ?? new Map<string, Promise<Staleness>>();
  found.set(work, ofWork);
  const known = ofWork.get(baseCurrency) ?? findStaleness(work, baseCurrency);
  ofWork.set(baseCurrency, known);
  return known;
}

const workspace = fromContext("workspace");

/** Entries with amounts that are not stored because they are too large, which are always stale. */
const HAS_LARGE = sql`exists (select from entry_figures large where large.workspace_id = ${workspace} and large.is_large)`;

async function findStaleness(work: ReadOnlyWork, baseCurrency: string): Promise<Staleness> {
  const hasAtMost = (most: number): Sql =>
    sql`has_few_stale_entries(${workspace}, ${baseCurrency}::text, ${most}::integer)`;
  const row = await work.row<{ staleness: Staleness }>(sql`select case
    when ${work.isOfOneMoment}::boolean and ${hasAtMost(0)} and not ${HAS_LARGE} then 'none'
    when ${hasAtMost(MAX_STALE)} then 'few' else 'many' end as staleness`);
  return row!.staleness;
}

/** Whether so few entries are stale that reading stored figures is worth it. */
export const isMostlyStored = async (work: ReadOnlyWork, baseCurrency: string): Promise<boolean> =>
  (await stalenessOf(work, baseCurrency)) !== "many";
