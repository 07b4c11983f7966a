import type { Selection } from "../plan/read-plan.ts";
import { fromContext, ident, type Sql, sql } from "./sql.ts";

/** A total that was counted, with the database snapshot that it was counted in. */
export interface CountedTotal {
  readonly total: number;
  /** As `pg_current_snapshot()` writes it. */
  readonly snapshot: string;
}

/** Which resources' changes a selection depends on: its own alone, any, or something that the journal does not tell. */
export type Dependence = "own" | "any" | "untold";

/** Decides what a total of the selection depends on. `condition` is its whole condition. */
export function dependenceOf({ resource, rows, filters }: Selection, condition: Sql): Dependence {
  const untold = condition.slots.some((slot) => "context" in slot && slot.context === "now");
  if (untold || !resource.isJournalled || filters.some(({ filter }) => filter.isQuiet)) return "untold";
  const reachesOut = rows !== "all" || filters.some(({ filter }) => !filter.isOwnColumn);
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
  const own = dependence === "own" ? sql`and entry.resource_type = ${selection.resource.name}` : sql``;
  return sql`select case when exists (
      select 1 from journal entry where entry.workspace_id = ${fromContext("workspace")}
        and entry.transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(entry.transaction_id, ${snapshot}::pg_snapshot) ${own}
    ) then ${counted} else ${total}::integer end as total, pg_current_snapshot()::text as snapshot`;
}
