import { fromBufferPromise } from "yauzl";
import { DOCUMENT_TYPES, type DocumentKind, documentKind } from "./document-kind.ts";

export type FileKind =
  | DocumentKind
  | "doc"
  | "docx"
  | "xls"
  | "xlsx"
  | "ppt"
  | "pptx"
  | "odt"
  | "ods"
  | "odp"
  | "rtf"
  | "txt"
  | "csv";

const OPEN_XML = "application/vnd.openxmlformats-officedocument";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument";

/** The media types of files that people keep: scans, texts, spreadsheets and presentations. */
export const FILE_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: DOCUMENT_TYPES.pdf,
  doc: "application/msword",
  docx: `${OPEN_XML}.wordprocessingml.document`,
  xls: "application/vnd.ms-excel",
  xlsx: `${OPEN_XML}.spreadsheetml.sheet`,
  ppt: "application/vnd.ms-powerpoint",
  pptx: `${OPEN_XML}.presentationml.presentation`,
  odt: `${OPEN_DOCUMENT}.text`,
  ods: `${OPEN_DOCUMENT}.spreadsheet`,
  odp: `${OPEN_DOCUMENT}.presentation`,
  rtf: "application/rtf",
  txt: "text/plain",
  csv: "text/csv",
  png: DOCUMENT_TYPES.png,
  jpeg: DOCUMENT_TYPES.jpeg,
  webp: DOCUMENT_TYPES.webp,
  heic: DOCUMENT_TYPES.heic,
};

const COMPOUND_FILE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ZIP = Buffer.from("504b0304", "hex");

/** The streams by which the binary formats of Office differ. */
const STREAMS: readonly (readonly [name: string, kind: FileKind])[] = [
  ["WordDocument", "doc"],
  ["Workbook", "xls"],
  ["PowerPoint Document", "ppt"],
];

/** The main parts by which the packages of Office differ. Packages with macros have another type, and are refused. */
const PARTS: readonly (readonly [part: string, kind: FileKind])[] = [
  ["word/document.xml", "docx"],
  ["xl/workbook.xml", "xlsx"],
  ["ppt/presentation.xml", "pptx"],
];

const MAX_PARTS = 5_000;

/**
 * Detects the kind of a file by its content, or returns null. Nothing is unpacked. The name only decides whether a text
 * is a table, because the two have the same content.
 */
export async function fileKind(content: Buffer, fileName: string): Promise<FileKind | null> {
  const known = documentKind(content);
  if (known !== null) return known;
  if (content.subarray(0, 8).equals(COMPOUND_FILE)) return compoundKind(content);
  if (content.subarray(0, 4).equals(ZIP)) return packageKind(content);
  if (content.toString("latin1", 0, 5) === "{\\rtf") return "rtf";
  if (!isPlainText(content)) return null;
  return /\.csv\s*$/i.test(fileName) ? "csv" : "txt";
}

const compoundKind = (content: Buffer): FileKind | null =>
  STREAMS.find(([name]) => content.includes(Buffer.from(name, "utf16le")))?.[1] ?? null;

async function packageKind(content: Buffer): Promise<FileKind | null> {
  const names = await partNames(content);
  if (names === null) return null;
  if (names[0] === "mimetype") return openDocumentKind(content);
  if (!names.includes("[Content_Types].xml") || names.some((name) => name.endsWith("vbaProject.bin")))
    return null;
  return PARTS.find(([part]) => names.includes(part))?.[1] ?? null;
}

/** The names of the parts of a package, in order; null if it is damaged or has too many. */
async function partNames(content: Buffer): Promise<string[] | null> {
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > MAX_PARTS) return null;
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) names.push(entry.fileName);
    return names;
  } catch {
    return null;
  }
}

/** The first part of an OpenDocument file is stored without compression and says what the file is. */
function openDocumentKind(content: Buffer): FileKind | null {
  const size = content.readUInt32LE(18);
  const start = 30 + content.readUInt16LE(26) + content.readUInt16LE(28);
  if (content.readUInt16LE(8) !== 0 || size > 200) return null;
  const type = content.toString("latin1", start, start + size);
  return (["odt", "ods", "odp"] as const).find((kind) => FILE_TYPES[kind] === type) ?? null;
}

/** How texts begin that a browser or an operating system would run. */
const RUNNABLE = /^\s*(?:<!doctype|<html|<head|<body|<script|<svg|<\?xml|<\?php|#!)/i;

/** Whether it is a text in UTF-8, UTF-16 with a mark, or a code page of 8 bits, and nothing that could be run. */
function isPlainText(content: Buffer): boolean {
  if (content.length === 0) return false;
  const isWide = content.length >= 2 && [0xfeff, 0xfffe].includes(content.readUInt16BE(0));
  const text = new TextDecoder(isWide ? (content[0] === 0xfe ? "utf-16be" : "utf-16le") : "latin1").decode(
    content,
  );
  return !/[^\P{Cc}\t\n\f\r\u0080-\u009f]/u.test(text) && !RUNNABLE.test(text.replace(/^ï»¿|^\ufeff/, ""));
}
