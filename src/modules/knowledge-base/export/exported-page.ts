import { Readable } from "node:stream";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { htmlDocument } from "../../../platform/markdown/html-document.ts";
import type { ArchivedFile } from "../../../platform/zip/zip-of.ts";
import { fileAddress, renameFiles } from "../files/page-files.ts";
import { imagesOf, type PageImage, withData } from "./page-images.ts";

export const FORMATS = ["md", "html"] as const;
export type Format = (typeof FORMATS)[number];

export type Page = Pick<StoredRecord<"pages">, "id" | "title" | "content">;

/** The page as one HTML document that contains its images. They are read while it is streamed. */
async function htmlOf(work: Work, { id, title, content }: Page): Promise<Readable> {
  const images = await imagesOf(work, id, content);
  // What no text can contain, because it is new.
  const marks = new Map(images.map((image) => [`${work.newId()}${image.id}`, image]));
  const shown = new Map([...marks].map(([mark, image]) => [fileAddress(image.id), mark]));
  const html = htmlDocument({ title, content, language: work.workspace.locale, images: shown });
  return Readable.from(withData(html, marks), { objectMode: false });
}

const markdownOf = ({ title, content }: Page, images: readonly PageImage[]): Buffer => {
  const names = new Map(images.map(({ id, fileName }) => [id, fileAddress(fileName)]));
  return Buffer.from(`# ${title}\n\n${renameFiles(content, (id) => names.get(id) ?? null)}\n`);
};

/** The files of a page at a path without its ending: the page, and in Markdown its images in a folder beside it. */
export async function* filesOf(
  work: Work,
  page: Page,
  path: string,
  format: Format,
): AsyncGenerator<ArchivedFile> {
  if (format === "html") {
    yield { path: `${path}.html`, content: await htmlOf(work, page) };
    return;
  }
  const images = await imagesOf(work, page.id, page.content);
  yield { path: `${path}.md`, content: markdownOf(page, images) };
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  for (const { fileName, open } of images)
    yield { path: `${folder}${fileAddress(fileName)}`, content: await open() };
}

/** The page as a file of its own; null if it needs several, because Markdown cannot contain its images. */
export async function singleFile(work: Work, page: Page, format: Format): Promise<Readable | null> {
  if (format === "html") return htmlOf(work, page);
  const images = await imagesOf(work, page.id, page.content);
  return images.length > 0 ? null : Readable.from([markdownOf(page, images)]);
}
