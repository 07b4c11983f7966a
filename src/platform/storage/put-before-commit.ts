import type { ReadableContent } from "../../engine/work/uploaded-file.ts";
import type { Work } from "../../engine/work/work.ts";
import { bufferContent } from "../files/buffer-content.ts";
import { servicesOf } from "../services.ts";
import { nameFile } from "./named-files.ts";

/**
 * Stores a file for a record before the commit; a dry run stores none. A record must never refer to a missing file,
 * while a content without a record is deleted by a job.
 */
export async function putBeforeCommit(
  work: Work,
  key: string,
  content: Buffer | ReadableContent,
): Promise<void> {
  if (work.isDryRun) return;
  await nameFile(work, servicesOf(work), key, Buffer.isBuffer(content) ? bufferContent(content) : content);
}
