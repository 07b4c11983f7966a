import { momentOnTheWire } from "../../../engine/declare/index.ts";
import { message, type StoredRecord, type Work } from "../../../engine/work/index.ts";
import { wordsIn } from "../../../platform/languages/words-for.ts";
import { heading, keyValues, paragraph, space, table, title } from "../../../platform/pdf/blocks.ts";
import { renderPdf } from "../../../platform/pdf/render-pdf.ts";
import type { StoredEntry } from "./trail.ts";

type Document = Readonly<StoredRecord<"documents">>;

/** A moment in UTC to the second: `2026-07-14 09:30:00 UTC`. */
const secondOf = (at: Date): string => `${momentOnTheWire(at).slice(0, 19).replace("T", " ")} UTC`;

/** The certificate of a signed document, in the language of the workspace: what was signed, by whom, when and from where. */
export function certificatePdf(
  work: Work,
  { id, name, version, file_name, checksum }: Document,
  signatures: readonly StoredEntry[],
): Promise<Buffer> {
  const words = wordsIn(work.workspace.locale);
  const rows = signatures.map(({ name: signer, email, at, ip, user_agent, credential }) => [
    { text: signer, note: email ?? "" },
    secondOf(at),
    { text: ip ?? "", note: [credential, user_agent].filter(Boolean).join(" · ") },
  ]);
  return renderPdf({
    title: words.say(message`Certificate of signatures: ${name}`),
    author: work.workspace.name,
    language: words.language,
    createdAt: work.now,
    footer: `${work.workspace.name} · ${id}`,
    pageOf: (page, pages) => words.say(message`Page ${page} of ${pages}`),
    content: [
      title(words.say(message`Certificate of signatures`)),
      space(10),
      paragraph(words.say(message`All signers have signed the document "${name}".`)),
      space(8),
      keyValues([
        [words.say(message`Document`), id],
        [words.say(message`File`), file_name ?? ""],
        [words.say(message`Version`), String(version)],
        [words.say(message`SHA-256 of the file`), checksum ?? ""],
      ]),
      heading(words.say(message`Signatures`)),
      table(
        [
          { title: words.say(message`Signer`), width: "*" },
          { title: words.say(message`Signed at`), width: "auto" },
          { title: words.say(message`Address and program`), width: "*" },
        ],
        rows,
      ),
    ],
  });
}
