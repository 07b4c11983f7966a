import type { Readable } from "node:stream";
import {
  EXPORT_CONTENT_TYPES,
  type ExportedTable,
  type WriteTable,
} from "../../engine/work/exported-table.ts";
import type { Column, Row } from "../spreadsheets/column.ts";
import { writeCsv } from "../spreadsheets/write-csv.ts";
import { writeJsonLines } from "../spreadsheets/write-json-lines.ts";
import { writeXlsx } from "../spreadsheets/write-xlsx.ts";
import { cellType } from "./field-columns.ts";
import { fileResponse } from "./file-response.ts";

/** Writes a list as a file of any size. */
export const writeListFile: WriteTable = (work, table) =>
  fileResponse(work, {
    fileName: `${table.name}.${table.format}`,
    contentType: EXPORT_CONTENT_TYPES[table.format],
    stream: streamOf(table),
  });

function streamOf({ format, title, columns, rows }: ExportedTable): Readable {
  if (format === "jsonl") return writeJsonLines(rows);
  const typed = columns.map(({ name, type }): Column => ({ key: name, type: cellType(type) }));
  const cells = asCells(typed, rows);
  return format === "csv" ? writeCsv(typed, cells) : writeXlsx(typed, cells, { sheetName: title });
}

async function* asCells(columns: readonly Column[], rows: ExportedTable["rows"]): AsyncGenerator<Row> {
  for await (const row of rows)
    yield Object.fromEntries(
      columns.map(({ key, type }) => [key, type === "text" ? asText(row[key]) : row[key]]),
    ) as Row;
}

/** Lists are separated by commas; other structures are JSON. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) {
    const isFlat = value.every((one) => one === null || typeof one !== "object");
    return isFlat
      ? value.filter((one) => one !== null && one !== undefined).join(", ")
      : JSON.stringify(value);
  }
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
