import { posix } from "node:path";
import { UnreadableTable } from "./table-row.ts";
import { type Attributes, readXml } from "./xml-events.ts";
import type { ZipParts } from "./zip-parts.ts";

/** What is needed of a workbook to read its first sheet. */
export interface Workbook {
  /** The path of the first sheet in the package. */
  readonly sheet: string;
  readonly sharedStrings: readonly string[];
  /** Whether each cell format, by its number, shows a date. */
  readonly dateFormats: readonly boolean[];
  /** Whether days are counted from 1904 and not from 1900. */
  readonly is1904: boolean;
}

const MAX_SHARED_CHARACTERS = 32 * 1024 * 1024;

/** The built-in number formats that show a date (ECMA-376 part 1, 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** The longest format code that spreadsheets write. */
const MAX_CODE = 255;

/** Whether a format code contains parts of a date, outside of quoted text, escaped characters and colors. */
const isDateCode = (code: string): boolean =>
  code.length <= MAX_CODE &&
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\[(?!h|m|s)[^\]]*\]/gi, "")) &&
  !/^general$/i.test(code);

/** Reads what is needed to read the first sheet. @throws UnreadableTable if the package is no workbook */
export async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  const path = (await relationships(parts, "")).find(({ type }) => type === "officeDocument")?.target;
  if (path === undefined || !parts.has(path)) throw new UnreadableTable("The file is not a valid XLSX file.");
  const related = await relationships(parts, path);
  let sheetId: string | undefined;
  let is1904 = false;
  await readXml(parts.chunks(path), {
    open(name, attributes) {
      if (name === "sheet") sheetId ??= attributes["r:id"] ?? attributes.id;
      if (name === "workbookPr") is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? "");
    },
  });
  const sheet = related.find(({ id }) => id === sheetId)?.target;
  if (sheet === undefined || !parts.has(sheet)) throw new UnreadableTable("The file has no sheet.");
  const pathOf = (wanted: string): string => related.find(({ type }) => type === wanted)?.target ?? "";
  return {
    sheet,
    is1904,
    sharedStrings: await sharedStringsOf(parts, pathOf("sharedStrings")),
    dateFormats: await dateFormatsOf(parts, pathOf("styles")),
  };
}

interface Related {
  readonly id: string;
  /** The last segment of the type's URI. */
  readonly type: string;
  /** The path in the package. */
  readonly target: string;
}

/** The relationships of a part, or with the empty path of the package. */
async function relationships(parts: ZipParts, path: string): Promise<Related[]> {
  const found: Related[] = [];
  const folder = posix.dirname(path);
  const add = ({ Id = "", Type = "", Target = "" }: Attributes): void => {
    const target = Target.startsWith("/") ? Target.slice(1) : posix.normalize(posix.join(folder, Target));
    found.push({ id: Id, type: Type.slice(Type.lastIndexOf("/") + 1), target });
  };
  const own = posix.join(folder, "_rels", `${posix.basename(path)}.rels`);
  await readXml(parts.chunks(own), {
    open: (name, attributes) => name === "Relationship" && add(attributes),
  });
  return found;
}

async function sharedStringsOf(parts: ZipParts, path: string): Promise<string[]> {
  const strings: string[] = [];
  let text = "";
  let length = 0;
  let isText = false;
  let isPhonetic = false;
  await readXml(parts.chunks(path), {
    open(name) {
      if (name === "rPh") isPhonetic = true;
      isText = name === "t" && !isPhonetic;
    },
    text(part) {
      if (!isText) return;
      text += part;
      length += part.length;
      if (length > MAX_SHARED_CHARACTERS)
        throw new UnreadableTable("The file is too large when it is unpacked.");
    },
    close(name) {
      isText = false;
      if (name === "rPh") isPhonetic = false;
      if (name !== "si") return;
      strings.push(text);
      text = "";
    },
  });
  return strings;
}

async function dateFormatsOf(parts: ZipParts, path: string): Promise<boolean[]> {
  const dates: boolean[] = [];
  const custom = new Map<string, string>();
  let areCells = false;
  await readXml(parts.chunks(path), {
    open(name, { numFmtId = "0", formatCode = "" }) {
      if (name === "numFmt") custom.set(numFmtId, formatCode);
      if (name === "cellXfs") areCells = true;
      if (name !== "xf" || !areCells) return;
      const code = custom.get(numFmtId);
      dates.push(code === undefined ? isBuiltInDate(Number(numFmtId)) : isDateCode(code));
    },
    close(name) {
      if (name === "cellXfs") areCells = false;
    },
  });
  return dates;
}
