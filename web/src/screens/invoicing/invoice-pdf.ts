import { readFailure } from "../../api/failure.ts";
import { type ApiRecord, runAction } from "../../api/records.ts";
import type { ExportedFile } from "../../components/download.ts";
import type { PdfSource } from "../../components/pdf-panel.tsx";
import { t } from "../../messages/t.ts";
import { numberOf } from "./invoice-ui.tsx";

/** The signed URL of the PDF, which is made for the request if the document is a draft. */
const requestPdf = async (id: string): Promise<ExportedFile> =>
  (await runAction("invoices", id, "download-pdf")).data as unknown as ExportedFile;

/** The content of the PDF. Its URL may name another host of the same server, which this page must not ask. */
async function readPdf(id: string) {
  const { url, file_name = "invoice.pdf" } = await requestPdf(id);
  const { pathname, search } = new URL(url);
  const response = await fetch(`${pathname}${search}`);
  if (!response.ok) throw await readFailure(response);
  return { file_name, content: await response.blob() };
}

/** The PDF of an invoice or a credit note. */
export const invoicePdf = (record: ApiRecord<"invoices">): PdfSource => ({
  title: t`PDF of ${numberOf(record)}`,
  // A draft has another PDF after each change, and so does a document that was voided.
  queryKey: ["invoices", record.id, "pdf", record.attributes.updated_at, record.attributes.status],
  read: () => readPdf(record.id),
});
