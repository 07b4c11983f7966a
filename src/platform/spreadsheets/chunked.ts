import { Readable } from "node:stream";
import type { Row, Rows } from "./column.ts";

const chunkLength = 65_536;

/**
 * A stream of `head`, the text of every row, and `tail`, in chunks of about 64 KiB. Rows are requested only as fast as
 * the stream is read, and stop when it is destroyed.
 */
export function streamOf(head: string, rows: Rows, writeRow: (row: Row) => string, tail: string): Readable {
  async function* chunks(): AsyncGenerator<Buffer> {
    let text = head;
    for await (const row of rows) {
      text += writeRow(row);
      if (text.length < chunkLength) continue;
      yield Buffer.from(text);
      text = "";
    }
    text += tail;
    if (text !== "") yield Buffer.from(text);
  }
  return Readable.from(chunks(), { objectMode: false });
}
