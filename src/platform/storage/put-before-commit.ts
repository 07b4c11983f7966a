import type { Work } from "../../engine/work/work.ts";
import { servicesOf } from "../services.ts";

/**
 * Writes a file that a record is about to name, and none on a dry run. It is there before the commit: a record must
 * never name a file that is not there, while a stray file does no harm.
 */
export async function putBeforeCommit(work: Work, key: string, data: Buffer): Promise<void> {
  if (!work.isDryRun) await servicesOf(work).storage.put(key, data);
}
