import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { requireKey, type Storage, type WrittenFile } from "./storage.ts";

const incoming = ".incoming";
const shardForm = /^[0-9a-f]{2}$/;
const abandonedAfterMs = 24 * 3_600_000;

/**
 * Stores files in a folder, which is made when the first file is written, for this operating system user alone.
 *
 * A key's file is `<root>/ab/cd/<key, its slashes as ~>`, where `abcd` begins the SHA-256 of the key: so folders stay
 * small with millions of files, and the key can still be read from the path. A file is written beside, forced to the
 * disk and renamed, so that a crash leaves the old content or the new one. What a crash left half-written is deleted
 * a day later.
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

    async *list() {
      for (const outer of await namesIn(home)) {
        if (!shardForm.test(outer)) continue;
        for (const inner of await namesIn(join(home, outer))) {
          for (const name of await namesIn(join(home, outer, inner))) yield name.replaceAll("~", "/");
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

/** A renamed file survives a power failure only once its folder is on the disk too. Windows knows no such thing. */
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
