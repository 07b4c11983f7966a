import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";
import { type TableRow, UnreadableTable } from "./table-row.ts";

const ZIP = Buffer.from("PK\x03\x04", "latin1");

/**
 * Reads a table row by row from a CSV file or the first sheet of an XLSX file. Its content says which of the two it is;
 * only what is called .xlsx must be one.
 * @throws UnreadableTable if it is neither
 */
export function readTable(name: string, data: Buffer): AsyncGenerator<TableRow> {
  if (data.subarray(0, ZIP.length).equals(ZIP)) return readXlsx(data);
  if (/\.xls[xm]$/i.test(name)) throw new UnreadableTable("The file is not a valid XLSX file.");
  return readCsv(data);
}
