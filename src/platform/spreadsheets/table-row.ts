import type { Text } from "../../engine/errors/message.ts";
/** A row of a table that is read, with the texts of its cells; an empty cell is the empty text. */
export interface TableRow {
  /** From 1, as a spreadsheet program numbers it; in CSV the number of the record. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The maximum number of columns that are read. */
export const MAX_COLUMNS = 500;

/** A file that is no readable table; the message says why, for the person who sent it. */
export class UnreadableTable extends Error {
  override readonly name = "UnreadableTable";
  readonly text: Text;

  constructor(text: Text) {
    super(String(text));
    this.text = text;
  }
}
