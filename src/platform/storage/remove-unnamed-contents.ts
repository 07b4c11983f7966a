import type { Pool } from "pg";
import { inTransaction } from "../database/in-transaction.ts";
import { type ContentId, contentKey, contentLock, contentOf } from "./content-key.ts";
import type { Storage } from "./storage.ts";

/** How many contents are looked up together. */
const AT_ONCE = 500;

/**
 * Deletes the contents that no file of their workspace has any more, and those whose upload never became a file. It can
 * run beside uploads and in several processes. Returns how many it deleted. Workspaces that this database does not have
 * are left alone, because their files may belong to another one.
 */
export async function removeUnnamedContents(pool: Pool, contents: Storage): Promise<number> {
  let removed = 0;
  const remove = async (some: readonly ContentId[]): Promise<void> => {
    for (const content of await unnamedOf(pool, some))
      if (await removeIfUnnamed(pool, contents, content)) removed += 1;
  };
  let some: ContentId[] = [];
  for await (const key of contents.list()) {
    const content = contentOf(key);
    if (content) some.push(content);
    if (some.length < AT_ONCE) continue;
    await remove(some);
    some = [];
  }
  await remove(some);
  return removed;
}

async function unnamedOf(pool: Pool, contents: readonly ContentId[]): Promise<ContentId[]> {
  const { rows } = await pool.query<ContentId>(
    `select c."workspaceId", c.sha256 from unnest($1::text[], $2::text[]) c("workspaceId", sha256)
     join workspaces w on w.id = c."workspaceId"
     where not exists (select from stored_files f where f.workspace_id = c."workspaceId" and f.sha256 = c.sha256)`,
    [contents.map(({ workspaceId }) => workspaceId), contents.map(({ sha256 }) => sha256)],
  );
  return rows;
}

/**
 * Deletes a content unless a file has it. A content whose lock is held is being named, and is left for another time.
 * Returns whether it was deleted.
 */
export function removeIfUnnamed(pool: Pool, contents: Storage, content: ContentId): Promise<boolean> {
  const { workspaceId, sha256 } = content;
  return inTransaction(pool, async (client) => {
    const { rows: lock } = await client.query<{ locked: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked",
      [`${workspaceId}:${contentLock(sha256)}`],
    );
    if (!lock[0]!.locked) return false;
    // This statement sees every name that was committed before the lock was free.
    const { rowCount } = await client.query(
      "select from stored_files f where f.workspace_id = $1 and f.sha256 = $2 limit 1",
      [workspaceId, sha256],
    );
    if (rowCount !== 0) return false;
    await contents.delete(contentKey(content));
    return true;
  });
}
