import type { Pool } from "pg";
import { expect } from "vitest";

/** What must never be found in a knowledge base: a name, and SQL that finds it. `$1` is the workspace. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  "siblings whose positions are not 0 to n-1": `select teamspace_id, parent_id from pages where workspace_id = $1
    group by 1, 2 having min(position) <> 0 or max(position) <> count(*) - 1 or count(distinct position) <> count(*)`,
  "a page that no root page leads to, or with another depth": `with recursive reached (id, depth) as (
      select id, 0 from pages where workspace_id = $1 and parent_id is null
      union all
      select p.id, r.depth + 1 from pages p join reached r on p.parent_id = r.id where p.workspace_id = $1
    ) select p.id from pages p left join reached r on r.id = p.id and r.depth = p.depth
    where p.workspace_id = $1 and (r.id is null or p.depth > 9)`,
  "a page in another teamspace than its parent": `select c.id from pages c
    join pages p on p.workspace_id = c.workspace_id and p.id = c.parent_id
    where c.workspace_id = $1 and p.teamspace_id <> c.teamspace_id`,
  "a published page below one that is not": `select c.id from pages c
    join pages p on p.workspace_id = c.workspace_id and p.id = c.parent_id
    where c.workspace_id = $1 and c.status = 'published' and p.status <> 'published'`,
  "a live page below an archived one": `select c.id from pages c
    join pages p on p.workspace_id = c.workspace_id and p.id = c.parent_id
    where c.workspace_id = $1 and c.status <> 'archived' and p.status = 'archived'`,
  "versions with gaps, or another last one than the page": `select p.id from pages p
    left join page_versions v on v.workspace_id = p.workspace_id and v.page_id = p.id
    where p.workspace_id = $1 group by p.id, p.version
    having count(v.version) <> p.version or min(v.version) <> 1 or max(v.version) <> p.version`,
  "a page with another text than its last version": `select p.id from pages p
    join page_versions v on v.workspace_id = p.workspace_id and v.page_id = p.id and v.version = p.version
    where p.workspace_id = $1 and (v.title, v.content, v.word_count) <> (p.title, p.content, p.word_count)`,
  "a published page that was never published": `select id from pages
    where workspace_id = $1 and status = 'published' and published_at is null`,
};

/** Checks that none of these is found. */
export async function expectSoundPages(pool: Pool, workspaceId: string): Promise<void> {
  for (const [name, violation] of Object.entries(VIOLATIONS)) {
    const { rows } = await pool.query(violation, [workspaceId]);
    expect(rows, name).toEqual([]);
  }
}
