import type { ReadableContent } from "../../engine/work/uploaded-file.ts";
import { startOf } from "./buffer-content.ts";
import { DOCUMENT_TYPES, type DocumentKind, documentKind } from "./document-kind.ts";
import { partNames } from "./package-parts.ts";
import { isText } from "./text-content.ts";

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

/**
 * Detects the kind of a file by its content, or returns null. Nothing is unpacked, and never more than a part of the file
 * is in memory. The name only decides whether a text is a table, because the two have the same content.
 */
export async function fileKind(content: ReadableContent, fileName: string): Promise<FileKind | null> {
  const start = await startOf(content);
  const known = documentKind(start);
  if (known !== null) return known;
  if (start.subarray(0, 8).equals(COMPOUND_FILE)) return compoundKind(content);
  if (start.subarray(0, 4).equals(ZIP)) return packageKind(content, start);
  if (start.toString("latin1", 0, 5) === "{\\rtf") return "rtf";
  if (!(await isPlainText(content, start))) return null;
  return /\.csv\s*$/i.test(fileName) ? "csv" : "txt";
}

/** The first of the streams that is named anywhere; a name may lie across two parts that are read. */
async function compoundKind(content: ReadableContent): Promise<FileKind | null> {
  const names = STREAMS.map(([name, kind]) => [Buffer.from(name, "utf16le"), kind] as const);
  const longest = Math.max(...names.map(([name]) => name.length));
  const found = new Set<FileKind>();
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of content.stream()) {
    const read = Buffer.concat([rest, chunk as Buffer]);
    for (const [name, kind] of names) if (read.includes(name)) found.add(kind);
    rest = read.subarray(-longest);
  }
  return STREAMS.find(([, kind]) => found.has(kind))?.[1] ?? null;
}

async function packageKind(content: ReadableContent, start: Buffer): Promise<FileKind | null> {
  const names = await partNames(content);
  if (names === null) return null;
  if (names[0] === "mimetype") return openDocumentKind(start);
  if (!names.includes("[Content_Types].xml") || names.some((name) => name.endsWith("vbaProject.bin")))
    return null;
  return PARTS.find(([part]) => names.includes(part))?.[1] ?? null;
}

/** The first part of an OpenDocument file is stored without compression and says what the file is. */
function openDocumentKind(start: Buffer): FileKind | null {
  const size = start.readUInt32LE(18);
  const begin = 30 + start.readUInt16LE(26) + start.readUInt16LE(28);
  if (start.readUInt16LE(8) !== 0 || size > 200) return null;
  const type = start.toString("latin1", begin, begin + size);
  return (["odt", "ods", "odp"] as const).find((kind) => FILE_TYPES[kind] === type) ?? null;
}

/** How texts begin that a browser or an operating system would run. */
const RUNNABLE = /^\s*(?:<!doctype|<html|<head|<body|<script|<svg|<\?xml|<\?php|#!)/i;

/** Control characters that no text has, in a code page of 8 bits too. */
const CONTROL = /[^\P{Cc}\t\n\f\r\u0080-\u009f]/u;

/** Whether it is a text in UTF-8, UTF-16 with a mark, or a code page of 8 bits, and nothing that could be run. */
async function isPlainText(content: ReadableContent, start: Buffer): Promise<boolean> {
  const isWide = start.length >= 2 && [0xfeff, 0xfffe].includes(start.readUInt16BE(0));
  const encoding = isWide ? (start[0] === 0xfe ? "utf-16be" : "utf-16le") : "latin1";
  const beginning = new TextDecoder(encoding).decode(start);
  if (RUNNABLE.test(beginning.replace(/^ï»¿|^\ufeff/, ""))) return false;
  return isText(content, { encoding, isStrict: false, refused: CONTROL });
}
