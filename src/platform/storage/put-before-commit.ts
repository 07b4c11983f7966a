import type { Work } from "../../engine/work/work.ts";
import { servicesOf } from "../services.ts";

/**
 * Stores a file for a record before the commit; a dry run stores none. A record must never refer to a missing file,
 * while a file without a record does no harm.
 */
export async function putBeforeCommit(work: Work, key: string, data: Buffer): Promise<void> {
  if (!work.isDryRun) await servicesOf(work).storage.put(key, data);
}
