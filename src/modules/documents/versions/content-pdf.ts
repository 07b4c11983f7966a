import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { markdownBlocks } from "../../../platform/pdf/markdown-blocks.ts";
import { renderPdf } from "../../../platform/pdf/render-pdf.ts";

/** The PDF of a text in Markdown. The same text at the same time gives the same bytes. */
export const contentPdf = (work: ReadOnlyWork, name: string, content: string): Promise<Buffer> =>
  renderPdf({
    title: name,
    author: work.workspace.name,
    language: work.workspace.locale,
    createdAt: work.now,
    content: markdownBlocks(content),
    footer: name,
    pageOf: (page, pages) => `${page} / ${pages}`,
  });
