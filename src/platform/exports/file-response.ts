import type { FileResponse } from "../../engine/work/http-response.ts";
import type { Work } from "../../engine/work/work.ts";
import { servicesOf } from "../services.ts";
import { exportKey } from "./export-key.ts";
import type { FileToPublish } from "./published-file.ts";

/**
 * A file of any size that is returned directly. It is first written to storage while the transaction runs, so that an
 * error is reported as such and a slow client does not keep the transaction open. It is deleted before it is sent, and
 * stays readable through the open handle. Files left by a crash are deleted with expired exports.
 */
export async function fileResponse(work: Work, { stream, ...file }: FileToPublish): Promise<FileResponse> {
  const { storage } = servicesOf(work);
  const key = exportKey(work.workspace.id, work.newId());
  try {
    await storage.put(key, stream);
    const stored = await storage.get(key);
    return { ...file, stream: stored!.stream };
  } finally {
    await storage.delete(key);
  }
}
