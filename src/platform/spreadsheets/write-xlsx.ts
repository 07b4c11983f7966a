import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { streamOf } from "./chunked.ts";
import type { Column, Rows } from "./column.ts";
import { cleanSheetNames } from "./sheet-names.ts";
import { rowWriter, sheetHead, sheetTail } from "./sheet-xml.ts";
import { sheetPath, workbookParts } from "./workbook-xml.ts";

export const xlsxContentType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export interface Sheet {
  name: string;
  columns: readonly Column[];
  rows: Rows;
}

/** Writes a table as a workbook with one sheet; see `writeWorkbook`. */
export function writeXlsx(
  columns: readonly Column[],
  rows: Rows,
  { sheetName }: { sheetName: string },
): Readable {
  return writeWorkbook([{ name: sheetName, columns, rows }]);
}

/**
 * Writes tables as an Excel workbook (ECMA-376), with a sheet for each, in order. Headings are bold and frozen. Texts
 * are never formulas and are cut at 32,767 characters, the limit of a cell; numbers are written with their exact
 * digits; dates are real dates (before March 1900, which Excel miscounts, they are texts). The stream uses constant
 * memory: rows are requested as fast as it is consumed, sheet by sheet, and stop when it is destroyed. It fails if the
 * rows do, if a value does not have the column's type, and beyond 1,048,575 rows in a sheet.
 */
export function writeWorkbook(sheets: readonly Sheet[]): Readable {
  if (sheets.length === 0) throw new RangeError("A workbook has at least one sheet.");
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  for (const [path, xml] of workbookParts(cleanSheetNames(sheets.map((sheet) => sheet.name)))) {
    zip.addBuffer(Buffer.from(xml), path);
  }
  const contents = sheets.map(({ columns, rows }, index) => {
    const content = streamOf(sheetHead(columns), rows, rowWriter(columns), sheetTail);
    content.on("error", (error) => output.destroy(error));
    zip.addReadStream(content, sheetPath(index));
    return content;
  });
  output.once("close", () => {
    for (const content of contents) content.destroy();
  });
  zip.end();
  return output;
}
