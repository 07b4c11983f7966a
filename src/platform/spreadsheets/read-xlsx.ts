import { message } from "../../engine/errors/message.ts";
import { cellTextOf } from "./cell-values.ts";
import { MAX_COLUMNS, type TableRow, UnreadableTable } from "./table-row.ts";
import { readWorkbook, type Workbook } from "./workbook-parts.ts";
import { type Attributes, type XmlReader, xmlEvents } from "./xml-events.ts";
import { ZipParts } from "./zip-parts.ts";

/**
 * Reads the first sheet of a workbook (ECMA-376) row by row: dates as `YYYY-MM-DD`, numbers with the 15 digits that
 * spreadsheet programs keep, the values of formulas. Memory holds the texts that cells share and one row.
 * @throws UnreadableTable if it is no workbook, is damaged, or unpacks to more than is allowed
 */
export async function* readXlsx(data: Buffer): AsyncGenerator<TableRow> {
  const parts = await ZipParts.open(data);
  const workbook = await readWorkbook(parts);
  const rows = new SheetRows(workbook);
  for await (const _ of xmlEvents(parts.chunks(workbook.sheet), rows)) yield* rows.take();
  yield* rows.take();
}

/** Collects the rows of a sheet from its XML. */
class SheetRows implements XmlReader {
  readonly #workbook: Workbook;
  #complete: TableRow[] = [];
  #number = 0;
  #cells: string[] = [];
  #cell: { readonly column: number; readonly attributes: Attributes } | null = null;
  #isValue = false;
  #text = "";

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  take(): TableRow[] {
    const taken = this.#complete;
    this.#complete = [];
    return taken;
  }

  open(name: string, attributes: Attributes): void {
    if (name === "row") {
      this.#number = Number(attributes.r ?? this.#number + 1);
      this.#cells = [];
    } else if (name === "c") {
      this.#cell = { column: columnOf(attributes.r) ?? this.#cells.length, attributes };
      if (this.#cell.column >= MAX_COLUMNS)
        throw new UnreadableTable(message`The file must not have more than ${MAX_COLUMNS} columns.`);
      this.#text = "";
    }
    this.#isValue = name === "v" || name === "t";
  }

  text(text: string): void {
    if (this.#isValue && this.#cell) this.#text += text;
  }

  close(name: string): void {
    this.#isValue = false;
    if (name === "c" && this.#cell) {
      const { column, attributes } = this.#cell;
      while (this.#cells.length < column) this.#cells.push("");
      this.#cells[column] = cellTextOf(this.#text, attributes, this.#workbook);
      this.#cell = null;
    } else if (name === "row") this.#complete.push({ number: this.#number, cells: this.#cells });
  }
}

/** The index of the column of a cell: `A1` is 0, `AA7` is 26; null without a place. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? "")?.[0];
  if (!letters) return null;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
