import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { bufferContent } from "../../../platform/files/buffer-content.ts";
import { storeFile } from "../versions/stored-versions.ts";
import { certificatePdf } from "./certificate-pdf.ts";
import { trailOf } from "./trail.ts";

/**
 * Completes a document that everybody has signed. Its certificate is made once, from the trail, and stored with the hash
 * of its bytes.
 */
export async function certify(
  work: Work,
  document: Readonly<StoredRecord<"documents">>,
  signatureCount: number,
): Promise<void> {
  const signatures = (await trailOf(work, document.id)).filter(({ is_valid }) => is_valid);
  const certificate = bufferContent(await certificatePdf(work, document, signatures));
  await work.update("documents", document.id, {
    ...{ status: "signed", signature_count: signatureCount },
    certificate_file_id: await storeFile(work, document.id, certificate),
    certificate_checksum: certificate.sha256,
  });
}
