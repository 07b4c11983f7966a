import type { FileResponse } from "../../engine/work/http-response.ts";
import type { Work } from "../../engine/work/work.ts";
import { servicesOf } from "../services.ts";
import { exportKey } from "./export-key.ts";
import type { FileToPublish } from "./published-file.ts";

/**
 * A file that is returned at once, however large it is: written into the storage while the work lasts, so that a
 * failure is reported as one and a slow reader holds no transaction, and deleted before it is read, which leaves it
 * readable to whoever has it open. What a crash leaves behind goes with the expired exports.
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
