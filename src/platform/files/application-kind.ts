import type { ReadableContent } from "../../engine/work/uploaded-file.ts";
import { startOf } from "./buffer-content.ts";
import { documentKind } from "./document-kind.ts";
import { partNames } from "./package-parts.ts";
import { isText, type TextRules } from "./text-content.ts";

/** The media types of what people apply with: letters, CVs and certificates. */
export const APPLICATION_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  txt: "text/plain; charset=utf-8",
  png: "image/png",
  jpeg: "image/jpeg",
} as const;

export type ApplicationKind = keyof typeof APPLICATION_TYPES;

const ZIP_START = "504b0304";
/** OpenDocument writes its media type as the first entry, uncompressed, so that it stands at this offset. */
const MIMETYPE_NAME = 30;

/** The kind of a text document in a ZIP archive, by the names of its entries. */
async function packedKind(content: ReadableContent, start: Buffer): Promise<ApplicationKind | null> {
  const declared = start.toString("latin1", MIMETYPE_NAME, MIMETYPE_NAME + 100);
  if (declared.startsWith(`mimetype${APPLICATION_TYPES.odt}`)) return "odt";
  const names = (await partNames(content)) ?? [];
  return names.includes("[Content_Types].xml") && names.includes("word/document.xml") ? "docx" : null;
}

/** Text in UTF-8, without control characters other than tabs, line and page breaks. */
const PLAIN_TEXT: TextRules = {
  encoding: "utf-8",
  isStrict: true,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text contains
  refused: /[\u0000-\u0008\u000e-\u001f\u007f]/,
};

/**
 * Detects the kind of a file of an application by its content, or returns null. File name and declared type are
 * ignored.
 */
export async function applicationKind(content: ReadableContent): Promise<ApplicationKind | null> {
  const start = await startOf(content);
  const kind = documentKind(start);
  if (kind === "pdf" || kind === "png" || kind === "jpeg") return kind;
  if (kind !== null) return null;
  if (start.toString("hex", 0, 4) === ZIP_START) return packedKind(content, start);
  return (await isText(content, PLAIN_TEXT)) ? "txt" : null;
}
