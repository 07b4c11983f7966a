import { filtersOf, type Selection } from "../plan/selection.ts";
import { type Sql, sql } from "../sql/sql.ts";
import { latestPosition } from "./journal-order.ts";
import { searchesOwnColumns } from "./search-condition.ts";

/** A counted total, with the latest position of the journal at that time. */
export interface CountedTotal {
  readonly total: number;
  readonly position: number;
}

/** The resources whose changes affect a selection: only its own, any, or unknown if something is not journalled. */
export type Dependence = "own" | "any" | "unknown";

/** Determines what a total of the selection depends on. `condition` is its whole condition. */
export function dependenceOf(selection: Selection, condition: Sql): Dependence {
  const { resource, rows, words } = selection;
  const filters = filtersOf(selection);
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
 * The total of a selection, and the latest position of what it depends on, or null if that cannot be known. The records
 * are counted only if the position differs from that of the cached total. The result is exact, because everything is
 * read in one snapshot. Positions only increase and are assigned after the commit, so every commit that is not in the
 * snapshot of the count gets a higher position than the latest one in it. If that position is still the latest in a
 * later snapshot, and no commit waits for one, nothing was committed in between.
 * @param count a select of the number of its records
 */
export function totalOf(
  { resource }: Selection,
  count: Sql,
  remembered: CountedTotal | null,
  dependence: Dependence,
): Sql {
  const counted = sql`(${count})`;
  if (dependence === "unknown") return sql`select ${counted} as total, null::bigint as position`;
  const latest = dependence === "own" ? latestPosition(resource.name) : latestPosition();
  return sql`select case when journal.position = ${remembered?.position ?? null}::bigint
      then ${remembered?.total ?? null}::integer else ${counted} end as total, journal.position
    from (select ${latest} as position offset 0) journal`;
}
