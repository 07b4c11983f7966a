import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import type { PageStatus } from "../pages/page-fields.ts";

/** A page of a subtree by its place and state. */
export interface TreePage extends Record<string, unknown> {
  readonly id: string;
  readonly parent_id: string | null;
  readonly position: number;
  readonly depth: number;
  readonly status: PageStatus;
  readonly archived_status: "draft" | "published" | null;
  readonly archived_batch: string | null;
}

/** A page and everything below it, parents before their children and siblings in order. */
export const subtreeOf = (work: ReadOnlyWork, id: string): Promise<TreePage[]> =>
  work.rows<TreePage>(sql`with recursive below (id) as (
      select p.id from pages p where p.workspace_id = ${fromContext("workspace")} and p.id = ${id}
      union all
      select child.id from pages child join below on child.parent_id = below.id
      where child.workspace_id = ${fromContext("workspace")}
    )
    select p.id, p.parent_id, p.position, p.depth, p.status, p.archived_status, p.archived_batch
    from pages p join below on below.id = p.id
    where p.workspace_id = ${fromContext("workspace")} order by p.depth, p.position, p.id`);
