import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";

/** The deepest page: a tree has at most ten levels. */
export const MAX_DEPTH = 9;
export const TOO_DEEP = "The page tree is limited to 10 levels.";

/** Where pages are siblings: below a page, or at the top of a teamspace. */
export interface Place {
  readonly teamspaceId: string;
  readonly parentId: string | null;
}

/** Writers of the tree run one at a time, so that positions stay without gaps and no cycle arises. */
export const lockTree = (work: Work): Promise<void> => work.lock("page-tree");

const isAt = (alias: Sql, { teamspaceId, parentId }: Place): Sql =>
  sql`${alias}.workspace_id = ${fromContext("workspace")} and ${alias}.teamspace_id = ${teamspaceId}
    and ${alias}.parent_id is not distinct from ${parentId}::text`;

/** The ids of the pages at a place, in order. */
export async function siblingsAt(work: ReadOnlyWork, place: Place): Promise<string[]> {
  const rows = await work.rows<{ id: string }>(
    sql`select sibling.id from pages sibling where ${isAt(sql`sibling`, place)} order by sibling.position, sibling.id`,
  );
  return rows.map(({ id }) => id);
}

/** The position for a page among `count` others: the wanted one, at most the last. */
export const positionAmong = (count: number, wanted: number | null | undefined): number =>
  Math.min(wanted ?? count, count);

/** The list with a page at a position. */
export const withAt = (ids: readonly string[], id: string, position: number): string[] =>
  ids.toSpliced(position, 0, id);

/**
 * Gives pages the positions 0 to n-1 in the given order. Those that move get an entry in the journal, but keep the time
 * of their last change, which is about their content.
 */
export async function setOrder(work: Work, ids: readonly string[]): Promise<void> {
  const moved = await work.rows<{ id: string; position: number }>(
    sql`select given.id, (given.place - 1)::integer as position
      from unnest(${ids}::text[]) with ordinality as given (id, place)
      join pages p on p.workspace_id = ${fromContext("workspace")} and p.id = given.id
      where p.position <> given.place - 1`,
  );
  if (moved.length === 0) return;
  const movedIds = moved.map(({ id }) => id);
  await work.journal.touch("pages", movedIds);
  await work.rows(sql`update pages p set position = given.position
    from unnest(${movedIds}::text[], ${moved.map(({ position }) => position)}::integer[]) as given (id, position)
    where p.workspace_id = ${fromContext("workspace")} and p.id = given.id`);
}
