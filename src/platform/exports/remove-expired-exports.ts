import { decodeTime } from "ulid";
import type { Storage } from "../storage/storage.ts";
import { exportIdOf } from "./export-key.ts";
import { LINK_LIFETIME } from "./published-file.ts";

/** How many seconds a file is kept after its URL has expired, so that running downloads can finish. */
const GRACE = 60 * 60;

/**
 * Deletes the files whose URLs expired at least an hour ago, and returns how many. Several processes can run it
 * concurrently. It runs at startup and every hour.
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
