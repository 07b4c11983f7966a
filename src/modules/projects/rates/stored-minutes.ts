import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { isForBilling } from "./entry-billing.ts";
import { monthSums } from "./month-sums.ts";
import { isMostlyStored, stale } from "./stale-entries.ts";

/** An alias that no condition uses for another table. */
const ENTRY = "tracked_entry";

/** Tables for a statement, in which `alike` is a WITH RECURSIVE item with the sums. */
export interface StoredMinutes {
  /**
   * Ends with `alike`: `employee_id`, the first day of the `month`, `for_billing`, the sum of the minutes in `worked`, and the
   * `first` and the `last` day with an entry. There can be several rows with the same keys.
   */
  readonly tables: Sql;
}

/**
 * The minutes of all recorded entries in a period by employee and calendar month, from sums of months and, where these
 * are stale, from entries. Prices do not matter, so nothing is priced.
 * @returns null if many entries are stale, so that summing the entries themselves is faster
 */
export async function storedMinutes(
  work: ReadOnlyWork,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<StoredMinutes | null> {
  const { baseCurrency } = work.workspace;
  if (!(await isMostlyStored(work, baseCurrency))) return null;
  const matching = (alias: string): Sql =>
    sql`${column(alias, "date")} >= ${from}::date and ${column(alias, "date")} <= ${to}::date`;
  const months = monthSums(matching, { by: ["employee"], cuts: [], stale: stale(baseCurrency) })!;
  const staleNow = sql`(select ${raw(ENTRY)}.employee_id, ${raw(ENTRY)}.date, ${raw(ENTRY)}.worked_minutes,
      ${isForBilling(ENTRY)} as for_billing from timesheets ${raw(ENTRY)}
    where ${raw(ENTRY)}.workspace_id = ${fromContext("workspace")} and ${matching(ENTRY)}
      and ${raw(ENTRY)}.worked_minutes is not null and ${raw(ENTRY)}.id in (${months.stale!}))`;
  const summed = (entries: Sql, last: Sql): Sql => sql`select e.employee_id,
      date_trunc('month', e.date::timestamp)::date as month, e.for_billing, sum(e.worked_minutes) as worked,
      min(e.date) as first, max(${last}) as last
    from ${entries} e group by 1, 2, 3`;
  const ofRows = [...months.rows, staleNow].map((rows) => sql` union all ${summed(rows, sql`e.date`)}`);
  return {
    tables: sql`recursive ${months.tables},
      alike as (${summed(months.sums, sql`e.last_date`)}${ofRows.reduce((all, one) => sql`${all}${one}`, sql``)})`,
  };
}
