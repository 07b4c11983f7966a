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
    from above
    -- Looked up one by one: the planner expects many more of them than there are, and would read all pages.
    cross join lateral (select p.title, p.depth from pages p
      where p.workspace_id = ${fromContext("workspace")} and p.id = above.page_id and ${sight ? sight("p") : sql`true`}
      offset 0) p
    group by above.id`);
  return new Map(rows.map(({ id, path }) => [id, path]));
}
