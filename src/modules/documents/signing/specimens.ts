import type { Work } from "../../../engine/work/index.ts";
import { bufferContent } from "../../../platform/files/buffer-content.ts";
import { servicesOf } from "../../../platform/services.ts";
import { fileKey, storeFile, versionsOf } from "../versions/stored-versions.ts";

/** Copies the specimen of a signature to the files of the document that is signed, where it stays as it is. */
export async function copySpecimen(
  work: Work,
  specimenId: string,
  documentId: string,
): Promise<{ readonly fileId: string; readonly checksum: string } | null> {
  const [present] = await versionsOf(work, specimenId);
  if (!present) return null;
  const { storage } = servicesOf(work);
  const file = await storage.get(fileKey(work.workspace.id, specimenId, present.file_id));
  if (!file) throw new Error(`The file of the signature ${specimenId} does not exist.`);
  const copy = bufferContent(Buffer.concat(await file.stream.toArray()));
  return { fileId: await storeFile(work, documentId, copy), checksum: copy.sha256 };
}
