import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { pageFiles } from "./page-files.ts";

const AT_ONCE = 500;

/** Deletes images that no version of their page has named for seven days: those of texts that were given up. */
export const unnamedPageFiles = {
  condition: `exists (select from page_files where workspace_id = w.id and not is_named
    and created_at < $1::timestamptz - interval '7 days')`,
  /** Returns how many there were, at most 500. */
  async run(work: Work): Promise<number> {
    const old = await work.rows<{ id: string; page_id: string }>(sql`select f.id, f.page_id from page_files f
      where f.workspace_id = ${fromContext("workspace")} and not f.is_named
        and f.created_at < ${fromContext("now")} - interval '7 days'
      order by f.created_at, f.id limit ${AT_ONCE}::integer for update skip locked`);
    for (const { id, page_id } of old) await pageFiles.remove(work, page_id, id);
    return old.length;
  },
};
