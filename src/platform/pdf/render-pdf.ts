import type { Content, UnfinishedPdf } from "pdfmake";
import { type Block, INK, MUTED } from "./blocks.ts";
import { fontRuns } from "./fonts.ts";
import { pdfMaker } from "./pdf-maker.ts";

export interface PdfDocument {
  readonly title: string;
  readonly author: string;
  /** BCP 47 */
  readonly language: string;
  readonly createdAt: Date;
  readonly content: readonly Block[];
  /** At the bottom of every page, on the left. */
  readonly footer: string;
  /** The line with the number of a page: `Page 2 of 3`. */
  readonly pageOf: (page: number, pages: number) => string;
  /** Printed across every page: `DRAFT`. */
  readonly across?: string | null;
  readonly embedded?: EmbeddedFile | null;
}

/** A file inside the document, such as the data that it prints. */
export interface EmbeddedFile {
  readonly name: string;
  readonly description: string;
  readonly contentType: string;
  readonly data: Buffer;
  /** What the metadata of the document says about the file: an `rdf:Description`. */
  readonly metadata: string;
}

const runs = (text: string): Content[] => fontRuns(text).map((run) => ({ ...run }));

/** Makes an A4 document as PDF/A-3b, which embeds its fonts and its colours. */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  const { across, embedded } = document;
  const made = pdfMaker.createPdf({
    version: "1.7",
    subset: "PDF/A-3b",
    language: document.language,
    info: { title: document.title, author: document.author, creationDate: document.createdAt },
    pageSize: "A4",
    pageMargins: [50, 50, 50, 70],
    defaultStyle: { font: "Sans", fontSize: 9, lineHeight: 1.15, color: INK },
    content: [...document.content],
    footer: (page, pages) => ({
      margin: [50, 16, 50, 0],
      fontSize: 7,
      color: MUTED,
      columns: [
        { width: "*", text: runs(document.footer) },
        { width: 70, alignment: "right", text: runs(document.pageOf(page, pages)) },
      ],
    }),
    pageBreakBefore: (node, query) =>
      node.headlineLevel === 1 && query.getFollowingNodesOnPage().length === 0,
    ...(across ? { watermark: { text: across, color: MUTED, opacity: 0.12, bold: true } } : {}),
  });
  if (embedded) embed(await made.getStream(), embedded, document.createdAt);
  return made.getBuffer();
}

/** The file is an alternative to what the pages say, and as old as they are. */
function embed(pdf: UnfinishedPdf, file: EmbeddedFile, date: Date): void {
  const { name, description, contentType: type, data, metadata } = file;
  const dates = { creationDate: date, modifiedDate: date };
  pdf.file(data, { name, description, type, relationship: "Alternative", ...dates });
  pdf.appendXML(metadata);
}
