import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";

/** The titles from the root to each page, without pages out of sight. */
export async function pathsOf(
  work: ReadOnlyWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const sight = work.visibleRows("pages");
  const rows = await work.rows<{ id: string; path: string[] }>(sql`with recursive above (id, page_id) as (
      select given.id, given.id collate "C" from unnest(${ids}::text[]) as given (id)
      union all
      select above.id, p.parent_id from above
      join pages p on p.workspace_id = ${fromContext("workspace")} and p.id = above.page_id
      where p.parent_id is not null
    )
    select above.id, array_agg(p.title order by p.depth) as path
    from above join pages p on p.workspace_id = ${fromContext("workspace")} and p.id = above.page_id
    where ${sight ? sight("p") : sql`true`}
    group by above.id`);
  return new Map(rows.map(({ id, path }) => [id, path]));
}
