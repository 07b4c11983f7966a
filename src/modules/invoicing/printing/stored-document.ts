import type { Work } from "../../../engine/work/index.ts";
import { logoKey } from "../../../platform/images/logo.ts";
import { servicesOf } from "../../../platform/services.ts";
import { putBeforeCommit } from "../../../platform/storage/put-before-commit.ts";
import { documentPdf, type LogoImage } from "./document-pdf.ts";
import { type PrintedDocument, readDocument } from "./printed-document.ts";
import { wordsOf } from "./words/words-of-locale.ts";

export const PDF = "application/pdf";

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
  const { invoice } = document;
  const fileName = fileNameOf(document);
  if (invoice.number === null) return { fileName, data: await make(work, document), key: null, document };
  const state = invoice.voided_at === null ? "issued" : "void";
  const key = `${work.workspace.id}/invoices/${id}/${state}.pdf`;
  const stored = await storedBytes(work, key);
  if (stored) return { fileName, data: stored, key, document };
  const data = await make(work, document);
  await putBeforeCommit(work, key, data);
  return { fileName, data, key, document };
}

async function make(work: Work, document: PrintedDocument): Promise<Buffer> {
  return documentPdf(document, await logoOf(work, document.stationery.logo));
}

async function logoOf(work: Work, logo: string | null): Promise<LogoImage | null> {
  if (logo === null) return null;
  const data = await storedBytes(work, logoKey(work.workspace.id, logo));
  return data && { data, contentType: logo.endsWith(".png") ? "image/png" : "image/jpeg" };
}

async function storedBytes(work: Work, key: string): Promise<Buffer | null> {
  const file = await servicesOf(work).storage.get(key);
  return file && Buffer.concat(await file.stream.toArray());
}

function fileNameOf({ invoice, stationery }: PrintedDocument): string {
  if (invoice.number !== null) return `${invoice.number}.pdf`;
  const { draft, invoice: plain, creditNote } = wordsOf(stationery.locale);
  return `${invoice.document_type === "invoice" ? plain : creditNote} ${draft} ${invoice.id}.pdf`;
}
