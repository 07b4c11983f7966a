import type { Work } from "../../../engine/work/index.ts";
import { documentPdf } from "./document-pdf.ts";
import { type PrintedDocument, readDocument } from "./printed-document.ts";
import { logoOf, madeOnce } from "./stored-file.ts";
import { wordsOf } from "./words/words-of-locale.ts";

/** A document as a file. */
export interface DocumentFile {
  /** The name for the download. */
  readonly fileName: string;
  readonly data: Buffer;
  /** Where it is stored for ever; null for a draft, which is made for each request. */
  readonly key: string | null;
  readonly document: PrintedDocument;
}

/**
 * The PDF of a document. That of an issued document is made once and stored, and so is that of a void one: afterwards
 * the same bytes are returned whatever changes. What it prints is frozen since it was issued, and the same document
 * gives the same bytes, so that concurrent requests agree.
 */
export async function documentFile(work: Work, id: string): Promise<DocumentFile> {
  const document = await readDocument(work, id);
  const { invoice, stationery } = document;
  const fileName = fileNameOf(document);
  const make = async () => documentPdf(document, await logoOf(work, stationery));
  if (invoice.number === null) return { fileName, data: await make(), key: null, document };
  const state = invoice.voided_at === null ? "issued" : "void";
  const key = `${work.workspace.id}/invoices/${id}/${state}.pdf`;
  return { fileName, data: await madeOnce(work, key, make), key, document };
}

function fileNameOf({ invoice, stationery }: PrintedDocument): string {
  if (invoice.number !== null) return `${invoice.number}.pdf`;
  const { draft, invoice: plain, creditNote } = wordsOf(stationery.locale);
  return `${invoice.document_type === "invoice" ? plain : creditNote} ${draft} ${invoice.id}.pdf`;
}
