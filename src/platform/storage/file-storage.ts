import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { requireKey, type Storage, type WrittenFile } from "./storage.ts";

const incoming = ".incoming";
const shardForm = /^[0-9a-f]{2}$/;
const abandonedAfterMs = 24 * 3_600_000;

/**
 * Stores files in a folder, which is created with the first file and accessible only to this operating system user. The
 * file of a key is `<root>/ab/cd/<key, with ~ for slashes>`, where `abcd` is the start of the key's SHA-256, so that
 * folders stay small with millions of files and the key can be read from the path. A file is written to a temporary
 * name, synced and renamed, so that after a crash either the old or the new content exists. Partial files of a crash
 * are deleted after a day.
 */
export function fileStorage(root: string): Storage {
  const home = resolve(root);
  let cleared: Promise<void> | undefined;

  function pathOf(key: string): string {
    requireKey(key);
    const shard = createHash("sha256").update(key).digest("hex");
    return join(home, shard.slice(0, 2), shard.slice(2, 4), key.replaceAll("/", "~"));
  }

  return {
    async put(key, content) {
      const path = pathOf(key);
      const beside = join(home, incoming, randomUUID());
      await Promise.all([makeFolder(dirname(path)), makeFolder(dirname(beside))]);
      cleared ??= clearAbandoned(dirname(beside));
      await cleared;
      try {
        const written = await writeDurably(beside, content);
        await rename(beside, path);
        await syncFolder(dirname(path));
        return written;
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },

    async get(key) {
      const handle = await open(pathOf(key)).catch(nullWhenMissing);
      if (handle === null) return null;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async exists(key) {
      return (await stat(pathOf(key)).catch(nullWhenMissing)) !== null;
    },

    async *list(folder = "") {
      for (const outer of await namesIn(home)) {
        if (!shardForm.test(outer)) continue;
        for (const inner of await namesIn(join(home, outer))) {
          for (const name of await namesIn(join(home, outer, inner))) {
            const key = name.replaceAll("~", "/");
            if (key.startsWith(folder)) yield key;
          }
        }
      }
    },
  };
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nullWhenMissing)) ?? [];
}

async function writeDurably(path: string, content: Readable | Buffer): Promise<WrittenFile> {
  const handle = await open(path, "wx", 0o600);
  try {
    const hash = createHash("sha256");
    let size = 0;
    for await (const chunk of Buffer.isBuffer(content) ? [content] : content) {
      const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      hash.update(bytes);
      size += bytes.length;
      await handle.writeFile(bytes);
    }
    await handle.sync();
    return { size, sha256: hash.digest("hex") };
  } finally {
    await handle.close();
  }
}

/** A rename survives a power failure only after its folder was synced. Windows does not support this. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function clearAbandoned(folder: string): Promise<void> {
  const oldest = Date.now() - abandonedAfterMs;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(nullWhenMissing);
    if (found && found.mtimeMs < oldest) await rm(file, { force: true });
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
