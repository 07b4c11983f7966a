import { Readable } from "node:stream";
import { fileAction } from "../../../engine/declare/index.ts";
import { sql } from "../../../engine/sql/index.ts";
import type { FileActionContext } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { publishFile, signFile } from "../../../platform/exports/published-file.ts";
import { cleanFileName } from "../../../platform/files/file-name.ts";
import { uniqueName } from "../../../platform/zip/unique-name.ts";
import { type ArchivedFile, zipOf } from "../../../platform/zip/zip-of.ts";
import { type DocumentFile, documentFile } from "./stored-document.ts";
import { PDF } from "./stored-file.ts";

const MOST = 50;

async function run({ work, matching, fail, throwIfRefused }: FileActionContext) {
  const rows = await work.rows<{ id: string }>(sql`select i.id from invoices i where ${matching("i")}
    order by i.number nulls last, i.id limit ${MOST + 1}`);
  if (rows.length > MOST) fail("repositories", message`At most ${MOST} documents can be downloaded at once.`);
  if (rows.length === 0) fail("repositories", "There is no document to download.");
  throwIfRefused();
  const [first] = rows as [{ id: string }];
  if (rows.length === 1) return { data: await linkTo(work, await documentFile(work, first.id)) };
  const fileName = `invoices-${work.today}.zip`;
  const zip = { fileName, contentType: "application/zip", stream: zipOf(filesOf(work, rows)) };
  return { data: { ...(await publishFile(work, zip)), file_name: fileName } };
}

/** The files of the archive, each made or read when its turn comes. */
async function* filesOf(
  work: FileActionContext["work"],
  rows: readonly { readonly id: string }[],
): AsyncGenerator<ArchivedFile> {
  const taken = new Set<string>();
  for (const { id } of rows) {
    const { fileName, data } = await documentFile(work, id);
    yield { path: uniqueName(cleanFileName(fileName), taken), content: data };
  }
}

async function linkTo(work: FileActionContext["work"], { key, fileName, data }: DocumentFile) {
  const file = { fileName, contentType: PDF };
  const url =
    key === null
      ? await publishFile(work, { ...file, stream: Readable.from([data]) })
      : signFile(work, { key, ...file });
  return { ...url, file_name: fileName };
}

/** Returns a URL of the PDF of a document, or of a ZIP file with those of several. */
export const downloadPdf = fileAction({
  title: "Download PDF",
  description:
    "A signed URL of the PDF, or of a ZIP file with up to 50 of them. A draft is made for the request; the PDF of an issued document never changes.",
  levels: ["record", "collection"],
  contentType: null,
  run,
});
