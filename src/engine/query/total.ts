import type { Selection } from "../plan/read-plan.ts";
import { isBeyond } from "./journal-stretch.ts";
import { searchesOwnColumns } from "./search-condition.ts";
import { ident, raw, type Sql, sql } from "./sql.ts";

/** A total that was counted, with the database snapshot that it was counted in. */
export interface CountedTotal {
  readonly total: number;
  /** As `pg_current_snapshot()` writes it. */
  readonly snapshot: string;
}

/** Which resources' changes a selection depends on: its own alone, any, or something that the journal does not tell. */
export type Dependence = "own" | "any" | "untold";

/** Decides what a total of the selection depends on. `condition` is its whole condition. */
export function dependenceOf({ resource, rows, filters, words }: Selection, condition: Sql): Dependence {
  const untold = condition.slots.some((slot) => "context" in slot && slot.context === "now");
  if (untold || !resource.isJournalled || filters.some(({ filter }) => filter.isQuiet)) return "untold";
  const reachesOut =
    rows !== "all" ||
    filters.some(({ filter }) => !filter.isOwnColumn) ||
    (words.length > 0 && !searchesOwnColumns(resource));
  return reachesOut ? "any" : "own";
}

/**
 * The total of a selection and the snapshot of the statement that tells it. With a remembered total the records are
 * counted again only when some journal row that it depends on is outside its snapshot: since every write leaves its
 * row in its own transaction, there is none exactly as long as nothing has changed.
 */
export function totalOf(
  selection: Selection,
  condition: Sql,
  remembered: CountedTotal | null,
  dependence: Dependence,
): Sql {
  const counted = sql`(select count(*)::integer from ${ident(selection.resource.table)} record where ${condition})`;
  if (remembered === null || dependence === "untold") {
    return sql`select ${counted} as total, pg_current_snapshot()::text as snapshot`;
  }
  const { snapshot, total } = remembered;
  const told = dependence === "own" ? sql`entry.resource_type = ${selection.resource.name}` : raw("true");
  return sql`select case when ${isBeyond(snapshot, told)} then ${counted} else ${total}::integer end as total,
    pg_current_snapshot()::text as snapshot`;
}
