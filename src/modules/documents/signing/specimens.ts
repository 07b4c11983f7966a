import type { Work } from "../../../engine/work/index.ts";
import { bufferContent } from "../../../platform/files/buffer-content.ts";
import { servicesOf } from "../../../platform/services.ts";
import { namedFile } from "../../../platform/storage/named-files.ts";
import { fileKey, storeFile, versionsOf } from "../versions/stored-versions.ts";

/**
 * Copies the specimen of a signature to the files of the document that is signed, where it stays as it is; null if its
 * file is damaged, or has just been deleted.
 */
export async function copySpecimen(
  work: Work,
  specimenId: string,
  documentId: string,
): Promise<{ readonly fileId: string; readonly checksum: string } | null> {
  const [present] = await versionsOf(work, specimenId);
  const key = present && fileKey(work.workspace.id, specimenId, present.file_id);
  const file = key === undefined ? null : await namedFile(work, servicesOf(work), key);
  if (!file) return null;
  const copy = bufferContent(Buffer.concat(await file.stream.toArray()));
  return { fileId: await storeFile(work, documentId, copy), checksum: copy.sha256 };
}
