import type { FileResponse } from "./http-response.ts";
import type { Work } from "./work.ts";

export const EXPORT_FORMATS = ["xlsx", "csv", "jsonl"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The media types of the formats. */
export const EXPORT_CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
  jsonl: "application/jsonl; charset=utf-8",
};

/** A column of an exported list. */
export interface ExportedColumn {
  readonly name: string;
  /** The name of the field's type; null if its values have no one type. */
  readonly type: string | null;
}

/** A list as a table; a row has, by the names of the columns, the values that the list shows. */
export interface ExportedTable {
  readonly format: ExportFormat;
  /** The file name without its extension. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly ExportedColumn[];
  readonly rows: AsyncIterable<Readonly<Record<string, unknown>>>;
}

/** Writes a table as a file, while the transaction of the work is open. */
export type WriteTable = (work: Work, table: ExportedTable) => Promise<FileResponse>;
