import { Readable } from "node:stream";

const chunkLength = 65_536;

/** Writes rows as JSON lines: an object in each line, in UTF-8. Rows are requested only as fast as the stream is read. */
export function writeJsonLines(rows: AsyncIterable<Readonly<Record<string, unknown>>>): Readable {
  async function* chunks(): AsyncGenerator<Buffer> {
    let text = "";
    for await (const row of rows) {
      text += `${JSON.stringify(row)}\n`;
      if (text.length < chunkLength) continue;
      yield Buffer.from(text);
      text = "";
    }
    if (text !== "") yield Buffer.from(text);
  }
  return Readable.from(chunks(), { objectMode: false });
}
