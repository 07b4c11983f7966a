import { Readable } from "node:stream";
import type { Pool } from "pg";
import { inTransaction } from "../database/in-transaction.ts";
import { exportIdOf } from "../exports/export-key.ts";
import { contentKey, contentLock } from "./content-key.ts";
import { type ContentPlace, type NameRow, readNamed } from "./named-files.ts";
import { SpooledFile } from "./spooled-file.ts";
import { requireKey, type Storage } from "./storage.ts";

/** The workspace to which a key belongs. */
const workspaceOf = (key: string): string => key.split("/")[0]!;

/**
 * Files by name, of which each content is stored once in its workspace and checked whenever it is read. The names are
 * rows of `stored_files`; here they are written in transactions of their own, while `putBeforeCommit` writes them in
 * that of the record. Files of one download have no row: they are deleted soon, whoever names them.
 */
export function namedStorage(place: ContentPlace & { readonly pool: Pool }): Storage {
  const { contents, pool } = place;
  const isTemporary = (key: string): boolean => exportIdOf(key) !== null;
  const look = async (key: string): Promise<NameRow | null> => {
    const { rows } = await pool.query<NameRow>(
      "select f.sha256, f.size::text as size from stored_files f where f.workspace_id = $1 and f.key = $2",
      [workspaceOf(key), key],
    );
    return rows[0] ?? null;
  };
  const linkTo: Storage["linkTo"] = async (key, download) => {
    requireKey(key);
    const row = isTemporary(key) ? null : await look(key);
    if (row === null) return contents.linkTo!(key, download);
    const { sha256, size } = row;
    return contents.linkTo!(contentKey({ workspaceId: workspaceOf(key), sha256 }), download, {
      sha256,
      size: Number(size),
    });
  };
  return {
    async put(key, content) {
      requireKey(key);
      if (isTemporary(key)) return contents.put(key, content);
      const file = await SpooledFile.write(Buffer.isBuffer(content) ? Readable.from([content]) : content);
      try {
        const workspaceId = workspaceOf(key);
        const { sha256, size } = file;
        await inTransaction(pool, async (client) => {
          const lock = `${workspaceId}:${contentLock(sha256)}`;
          await client.query("select pg_advisory_xact_lock_shared(hashtextextended($1, 0))", [lock]);
          await contents.put(contentKey({ workspaceId, sha256 }), file.stream());
          await client.query(
            `insert into stored_files (workspace_id, key, sha256, size) values ($1, $2, $3, $4)
             on conflict (workspace_id, key) do update set sha256 = excluded.sha256, size = excluded.size`,
            [workspaceId, key, sha256, size],
          );
        });
        return { sha256, size };
      } finally {
        await file.close();
      }
    },

    async get(key) {
      requireKey(key);
      if (isTemporary(key)) return contents.get(key);
      return readNamed(place, workspaceOf(key), key, () => look(key));
    },

    async delete(key) {
      requireKey(key);
      const statement = "delete from stored_files where workspace_id = $1 and key = $2";
      const { rowCount } = isTemporary(key)
        ? { rowCount: 0 }
        : await pool.query(statement, [workspaceOf(key), key]);
      if (rowCount === 0) await contents.delete(key);
    },

    async exists(key) {
      requireKey(key);
      if (!isTemporary(key) && (await look(key)) !== null) return true;
      return contents.exists(key);
    },

    list: (folder) => contents.list(folder),

    ...(contents.linkTo ? { linkTo } : {}),
  };
}
