import { fromContext, sql } from "../../engine/sql/sql.ts";
import type { Work } from "../../engine/work/work.ts";
import { servicesOf } from "../services.ts";
import { forgetFiles } from "./named-files.ts";
import { removeIfUnnamed } from "./remove-unnamed-contents.ts";

/**
 * Removes names in a transaction, like `forgetFiles`, and deletes the contents that nothing names afterwards at once
 * instead of within the hour, for files that must not exist any more. If this process dies before that, the job does it.
 */
export async function eraseFiles(work: Work, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const services = servicesOf(work);
  const { pool, contents } = services;
  const named = await work.rows<{ sha256: string }>(sql`select distinct f.sha256 from stored_files f
    where f.workspace_id = ${fromContext("workspace")} and f.key = any(${keys}::text[])`);
  await forgetFiles(work, services, keys);
  const workspaceId = work.workspace.id;
  work.afterCommit(async () => {
    for (const { sha256 } of named) await removeIfUnnamed(pool, contents, { workspaceId, sha256 });
  });
}
