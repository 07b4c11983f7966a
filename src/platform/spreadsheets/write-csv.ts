import type { Readable } from "node:stream";
import { streamOf } from "./chunked.ts";
import { type Column, cellText, headingOf, type Row, type Rows } from "./column.ts";

export const csvContentType = "text/csv; charset=utf-8";

const byteOrderMark = "\uFEFF";
const readAsFormula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/**
 * Writes a table as CSV (RFC 4180): UTF-8 with a byte order mark, from which Excel detects the encoding, CRLF line
 * endings, and the headings first, even without rows. A text that a spreadsheet would read as a formula, because it
 * starts with `=`, `+`, `-`, `@`, tab or CR, gets a leading `'`; numbers do not. The stream fails if a value does not
 * have the column's type.
 */
export function writeCsv(columns: readonly Column[], rows: Rows): Readable {
  const headings = columns.map((column) => field(asText(headingOf(column))));
  return streamOf(byteOrderMark + line(headings), rows, (row) => line(fieldsOf(columns, row)), "");
}

function fieldsOf(columns: readonly Column[], row: Row): string[] {
  return columns.map((column) => {
    const text = cellText(column, row) ?? "";
    return field(column.type === "text" ? asText(text) : text);
  });
}

function asText(text: string): string {
  return readAsFormula.test(text) ? `'${text}` : text;
}

function field(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function line(fields: readonly string[]): string {
  // Many readers skip an empty line, which a single empty field would produce.
  if (fields.length === 1 && fields[0] === "") return '""\r\n';
  return `${fields.join(",")}\r\n`;
}
