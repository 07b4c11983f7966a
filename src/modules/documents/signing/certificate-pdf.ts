import { momentOnTheWire } from "../../../engine/declare/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { heading, keyValues, paragraph, space, table, title } from "../../../platform/pdf/blocks.ts";
import { renderPdf } from "../../../platform/pdf/render-pdf.ts";
import type { StoredEntry } from "./trail.ts";

type Document = Readonly<StoredRecord<"documents">>;

/** A moment in UTC to the second: `2026-07-14 09:30:00 UTC`. */
const secondOf = (at: Date): string => `${momentOnTheWire(at).slice(0, 19).replace("T", " ")} UTC`;

/** The certificate of a signed document: what was signed, by whom, when and from where. */
export function certificatePdf(
  work: Work,
  { id, name, version, file_name, checksum }: Document,
  signatures: readonly StoredEntry[],
): Promise<Buffer> {
  const rows = signatures.map(({ name: signer, email, at, ip, user_agent, credential }) => [
    { text: signer, note: email ?? "" },
    secondOf(at),
    { text: ip ?? "", note: [credential, user_agent].filter(Boolean).join(" · ") },
  ]);
  return renderPdf({
    title: `Certificate of signatures: ${name}`,
    author: work.workspace.name,
    language: "en",
    createdAt: work.now,
    footer: `${work.workspace.name} · ${id}`,
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    content: [
      title("Certificate of signatures"),
      space(10),
      paragraph(`All signers have signed the document "${name}".`),
      space(8),
      keyValues([
        ["Document", id],
        ["File", file_name ?? ""],
        ["Version", String(version)],
        ["SHA-256 of the file", checksum ?? ""],
      ]),
      heading("Signatures"),
      table(
        [
          { title: "Signer", width: "*" },
          { title: "Time", width: "auto" },
          { title: "Address and program", width: "*" },
        ],
        rows,
      ),
    ],
  });
}
