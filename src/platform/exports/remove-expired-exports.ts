import { decodeTime } from "ulid";
import type { Storage } from "../storage/storage.ts";
import { exportIdOf } from "./export-key.ts";
import { LINK_LIFETIME } from "./published-file.ts";

/** Seconds that a file is kept longer than its URL works, so that no download that has begun finds it gone. */
const GRACE = 60 * 60;

/**
 * Deletes the files whose URLs expired an hour ago or more, and returns how many. Several processes may do it at once.
 * To be done at the start of the program and every hour.
 */
export async function removeExpiredExports(storage: Storage, now: Date): Promise<number> {
  const oldest = now.getTime() - (LINK_LIFETIME + GRACE) * 1000;
  let removed = 0;
  for await (const key of storage.list()) {
    const id = exportIdOf(key);
    if (id === null || decodeTime(id) > oldest) continue;
    await storage.delete(key);
    removed += 1;
  }
  return removed;
}
