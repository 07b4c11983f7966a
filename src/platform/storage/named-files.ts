import type { Logger } from "pino";
import { fromContext, sql } from "../../engine/sql/sql.ts";
import type { ReadableContent } from "../../engine/work/uploaded-file.ts";
import type { ReadOnlyWork, Work } from "../../engine/work/work.ts";
import { contentKey, contentLock } from "./content-key.ts";
import { SpooledFile } from "./spooled-file.ts";
import { requireKey, type Storage, type StoredFile, type WrittenFile } from "./storage.ts";
import { verifiedContent } from "./verified-content.ts";

/** Where contents are, and where damaged ones are reported. */
export interface ContentPlace {
  readonly contents: Storage;
  readonly log: Pick<Logger, "error">;
}

/** The columns of a named file. Sizes are far below the largest exact number of JavaScript. */
export type NameRow = { readonly sha256: string; readonly size: string };

/**
 * Names a file in a transaction: the content is stored before the commit, and without the commit there is no name, so
 * that a job deletes the content. It replaces a file of the same name.
 */
export async function nameFile(
  work: Work,
  { contents }: Pick<ContentPlace, "contents">,
  key: string,
  content: ReadableContent,
): Promise<void> {
  requireKey(key);
  const { sha256, size } = content;
  await work.lockShared(contentLock(sha256));
  await work.settle();
  // A content that is already stored is written again: should it be damaged, it is whole afterwards.
  await contents.put(contentKey({ workspaceId: work.workspace.id, sha256 }), content.stream());
  await work.rows(sql`insert into stored_files (workspace_id, key, sha256, size)
    values (${fromContext("workspace")}, ${key}, ${sha256}, ${size})
    on conflict (workspace_id, key) do update set sha256 = excluded.sha256, size = excluded.size`);
}

/** The file with a name, read in a transaction; null if there is none, or if it is damaged, which is logged. */
export const namedFile = (work: ReadOnlyWork, place: ContentPlace, key: string): Promise<StoredFile | null> =>
  readNamed(place, work.workspace.id, key, async () => {
    const [row] = await work.rows<NameRow>(sql`select f.sha256, f.size::text as size from stored_files f
      where f.workspace_id = ${fromContext("workspace")} and f.key = ${key}`);
    return row ?? null;
  });

/** Gives a file another name in a transaction. A content that is stored under its name itself is stored once more. */
export async function renameFile(
  work: Work,
  { contents }: Pick<ContentPlace, "contents">,
  key: string,
  next: string,
): Promise<void> {
  requireKey(next);
  const renamed = await work.rows(sql`update stored_files f set key = ${next}
    where f.workspace_id = ${fromContext("workspace")} and f.key = ${key} returning f.key`);
  if (renamed.length > 0 || work.isDryRun) return;
  const found = await contents.get(key);
  if (found === null) return;
  const file = await SpooledFile.write(found.stream);
  try {
    await nameFile(work, { contents }, next, file);
  } finally {
    await file.close();
  }
}

/** Gives the content of a name a second name in a transaction; a name without a content gets none. */
export async function copyName(work: Work, key: string, copy: string): Promise<void> {
  requireKey(copy);
  const [row] = await work.rows<{ sha256: string }>(sql`select f.sha256 from stored_files f
    where f.workspace_id = ${fromContext("workspace")} and f.key = ${key}`);
  if (!row) return;
  await work.lockShared(contentLock(row.sha256));
  await work.rows(sql`insert into stored_files (workspace_id, key, sha256, size)
    select f.workspace_id, ${copy}, f.sha256, f.size from stored_files f
    where f.workspace_id = ${fromContext("workspace")} and f.key = ${key}`);
}

/** Removes names in a transaction. The contents that nothing names afterwards are deleted by a job. */
export async function forgetFiles(
  work: Work,
  { contents }: Pick<ContentPlace, "contents">,
  keys: readonly string[],
): Promise<void> {
  const named = await work.rows<{ key: string }>(sql`delete from stored_files f
    where f.workspace_id = ${fromContext("workspace")} and f.key = any(${keys}::text[]) returning f.key`);
  const known = new Set(named.map(({ key }) => key));
  work.afterCommit(async () => {
    for (const key of keys) if (!known.has(key)) await contents.delete(key);
  });
}

/** Reads the content of a name, which `look` finds; a file without a row is stored under the name itself. */
export async function readNamed(
  { contents, log }: ContentPlace,
  workspaceId: string,
  key: string,
  look: () => Promise<NameRow | null>,
): Promise<StoredFile | null> {
  let previous: NameRow | null = null;
  for (;;) {
    const row = await look();
    if (row === null) return contents.get(key);
    const expected: WrittenFile = { sha256: row.sha256, size: Number(row.size) };
    const found = await contents.get(contentKey({ workspaceId, sha256: row.sha256 }));
    const file = found && (await verifiedContent(found, expected));
    if (file) return file;
    // The name may have been given another content since it was read, so it is read once more.
    if (previous?.sha256 === row.sha256) {
      log.error({ key, ...expected }, found ? "a stored file is damaged" : "a stored file is missing");
      return null;
    }
    previous = row;
  }
}
