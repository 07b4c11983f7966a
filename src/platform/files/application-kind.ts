import { documentKind } from "./document-kind.ts";

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

/** The kind of a text document in a ZIP archive, by the names of its entries, which are not compressed. */
function packedKind(content: Buffer): ApplicationKind | null {
  const declared = content.toString("latin1", MIMETYPE_NAME, MIMETYPE_NAME + 100);
  if (declared.startsWith(`mimetype${APPLICATION_TYPES.odt}`)) return "odt";
  return content.includes("[Content_Types].xml") && content.includes("word/document.xml") ? "docx" : null;
}

/** Whether the content is text in UTF-8, without control characters other than tabs, line and page breaks. */
function isPlainText(content: Buffer): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text contains
    return text.length > 0 && !/[\u0000-\u0008\u000e-\u001f\u007f]/.test(text);
  } catch {
    return false;
  }
}

/**
 * Detects the kind of a file of an application by its content, or returns null. File name and declared type are
 * ignored.
 */
export function applicationKind(content: Buffer): ApplicationKind | null {
  const kind = documentKind(content);
  if (kind === "pdf" || kind === "png" || kind === "jpeg") return kind;
  if (kind !== null) return null;
  if (content.toString("hex", 0, 4) === ZIP_START) return packedKind(content);
  return isPlainText(content) ? "txt" : null;
}
