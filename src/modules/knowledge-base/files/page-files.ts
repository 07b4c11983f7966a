import { anyRelated } from "../../../engine/declare/index.ts";
import { column, or, sql } from "../../../engine/sql/index.ts";
import { AttachmentList } from "../../../platform/attachments/attachment-list.ts";
import { anyOf, inSpacesOf } from "../access.ts";

const editedPages = anyRelated(inSpacesOf("editor", "teamspace_id"));

/** The images of a page. Those that no version names yet belong to a text that is being written. */
export const pageFiles = new AttachmentList({
  table: "page_files",
  owner: "page_id",
  folder: "pages",
  singular: "image",
  max: 200,
  listed: (file, page) => or([sql`${column(file, "is_named")}`, anyOf(editedPages(page))]),
});

const NAMED = /files\/([0-9A-Z]{26})(?![0-9A-Za-z])/g;

/** The address by which a text names an image. */
export const fileAddress = (id: string): string => `files/${id}`;

/** The ids of the images that a text names. */
export const namedFiles = (content: string): string[] => [
  ...new Set([...content.matchAll(NAMED)].map(([, id]) => id!)),
];

/** The text with each image named by another address; null leaves the address. */
export const renameFiles = (content: string, addressOf: (id: string) => string | null): string =>
  content.replace(NAMED, (address, id: string) => addressOf(id) ?? address);
