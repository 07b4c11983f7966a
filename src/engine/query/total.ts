import type { Selection } from "../plan/selection.ts";
import { latestPosition } from "./journal-order.ts";
import { searchesOwnColumns } from "./search-condition.ts";
import { ident, type Sql, sql } from "./sql.ts";

/** A total that was counted, with the latest position of the journal at that moment. */
export interface CountedTotal {
  readonly total: number;
  readonly position: number;
}

/** The resources whose changes affect a selection: only its own, any, or unknown if something is not journalled. */
export type Dependence = "own" | "any" | "unknown";

/** Decides what a total of the selection depends on. `condition` is its whole condition. */
export function dependenceOf({ resource, rows, filters, words }: Selection, condition: Sql): Dependence {
  const unknown = condition.slots.some((slot) => "context" in slot && slot.context === "now");
  if (unknown || filters.some(({ filter }) => filter.isQuiet)) return "unknown";
  if (resource.isJournal) return "any";
  if (!resource.isJournalled) return "unknown";
  const reachesOut =
    rows !== "all" ||
    filters.some(({ filter }) => !filter.isOwnColumn) ||
    (words.length > 0 && !searchesOwnColumns(resource));
  return reachesOut ? "any" : "own";
}

/**
 * The total of a selection, and the latest position of what it depends on: null where that moves or is not reported.
 * The records are counted only when the position is not the one that the remembered total was counted at.
 *
 * It is exact, since everything is read in one snapshot of the database. A position that was latest in the snapshot of
 * the count is lower than that of any commit which that snapshot did not see: positions only rise, and are given after
 * the commit. So if it is the latest in a later snapshot too, and none is waiting, nothing was committed in between.
 */
export function totalOf(
  { resource }: Selection,
  condition: Sql,
  remembered: CountedTotal | null,
  dependence: Dependence,
): Sql {
  const counted = sql`(select count(*)::integer from ${ident(resource.table)} record where ${condition})`;
  if (dependence === "unknown") return sql`select ${counted} as total, null::bigint as position`;
  const latest = dependence === "own" ? latestPosition(resource.name) : latestPosition();
  return sql`select case when journal.position = ${remembered?.position ?? null}::bigint
      then ${remembered?.total ?? null}::integer else ${counted} end as total, journal.position
    from (select ${latest} as position offset 0) journal`;
}
