import type { Work } from "../../engine/work/work.ts";
import type { Column, Rows } from "../spreadsheets/column.ts";
import { csvContentType, writeCsv } from "../spreadsheets/write-csv.ts";
import { writeXlsx, xlsxContentType } from "../spreadsheets/write-xlsx.ts";
import { publishFile, type SignedUrl } from "./published-file.ts";

export const TABLE_FORMATS = ["xlsx", "csv"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export interface Table {
  /** The name of the file without its extension. */
  readonly name: string;
  /** The name of the sheet in a workbook. */
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: Rows;
}

/** Stores a table as a spreadsheet in the requested format and returns a URL. */
export async function publishTable(
  work: Work,
  format: TableFormat,
  { name, title, columns, rows }: Table,
): Promise<SignedUrl & { file_name: string }> {
  const fileName = `${name}.${format}`;
  const file =
    format === "csv"
      ? { contentType: csvContentType, stream: writeCsv(columns, rows) }
      : { contentType: xlsxContentType, stream: writeXlsx(columns, rows, { sheetName: title }) };
  return { ...(await publishFile(work, { fileName, ...file })), file_name: fileName };
}
