import { getter, momentOnTheWire } from "../../../engine/declare/index.ts";
import { invalidField } from "../../../engine/work/index.ts";
import { signFile } from "../../../platform/exports/published-file.ts";
import {
  count,
  listOf,
  moment,
  object,
  text,
  textOrNull,
  url,
} from "../../../platform/figures/response-shapes.ts";
import { fileKey } from "../versions/stored-versions.ts";
import { TRAIL_EVENTS, trailOf } from "./trail.ts";

/** Everything that happened to the signatures of a document. */
export const signatures = getter("documents", {
  title: "Signatures",
  description:
    "The trail of requests, signatures, refusals, reminders and voidings, oldest first. A signature is valid unless its request was declined or voided.",
  level: "record",
  response: listOf(
    object(
      {
        event: { type: "string", enum: [...TRAIL_EVENTS] },
        version: count,
        checksum: text,
        employee_id: textOrNull,
        name: text,
        reason: textOrNull,
        at: moment,
      },
      { valid: { type: "boolean", description: "Of a signature: whether it counts." } },
    ),
  ),
  async run({ work, record }) {
    const trail = await trailOf(work, record.id);
    return {
      data: trail.map(({ event, version, checksum, employee_id, name, reason, at, is_valid }) => ({
        ...{ event, version, checksum, employee_id, name, reason, at: momentOnTheWire(at) },
        ...(event === "signed" ? { valid: is_valid } : {}),
      })),
    };
  },
});

/** The certificate of a signed document. */
export const certificate = getter("documents", {
  title: "Certificate",
  description:
    "A signed URL of a PDF that states what was signed, by whom and when. It was made with the last signature and never changes. 422 unless the document is signed.",
  level: "record",
  response: object({
    url: { ...url, description: "Needs no credential and is valid until expires_at." },
    expires_at: moment,
    file_name: text,
    checksum: { ...text, description: "The SHA-256 of the certificate." },
  }),
  async run({ work, record }) {
    const { status, name, certificate_file_id, certificate_checksum } = record;
    if (status !== "signed" || certificate_file_id === null)
      throw invalidField("status", "The document is not signed.");
    const fileName = `${name} certificate.pdf`;
    const key = fileKey(work.workspace.id, record.id, certificate_file_id);
    const link = signFile(work, { key, fileName, contentType: "application/pdf" });
    return { data: { ...link, file_name: fileName, checksum: certificate_checksum } };
  },
});
