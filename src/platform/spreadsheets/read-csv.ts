import { isUtf8 } from "node:buffer";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { message } from "../../engine/errors/message.ts";
import { MAX_COLUMNS, type TableRow, UnreadableTable } from "./table-row.ts";

const SLICE = 65_536;
const MAX_RECORD_BYTES = 1_048_576;
const DELIMITERS = [",", ";", "\t"] as const;

/**
 * Reads CSV (RFC 4180) record by record: UTF-8 with or without a byte order mark, or Windows-1252 if the bytes are no
 * UTF-8; comma, semicolon or tab, whichever the first record contains most often; any line ending.
 * @throws UnreadableTable if it is no text, a quote is wrong, or a record is longer than 1 MiB
 */
export async function* readCsv(data: Buffer): AsyncGenerator<TableRow> {
  if (data.includes(0)) throw new UnreadableTable("The file must be a CSV or XLSX file.");
  const bytes = isUtf8(data) ? data : Buffer.from(fromWindows1252(data));
  const parser = Readable.from(slicesOf(bytes)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(bytes),
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: MAX_RECORD_BYTES,
    }),
  );
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (cells.length > MAX_COLUMNS)
        throw new UnreadableTable(message`The file must not have more than ${MAX_COLUMNS} columns.`);
      yield { number, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableTable(
      message`The file is not valid CSV: ${reasonOf(error)} in line ${Number(error.lines)}.`,
    );
  }
}

/** What Windows-1252 has at 0x80 to 0x9F, where ISO 8859-1 has control characters. */
const WINDOWS = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Some versions of Node.js decode Windows-1252 as ISO 8859-1, so their decoder is not used. */
const fromWindows1252 = (data: Buffer): string =>
  data.toString("latin1").replace(/[\x80-\x9f]/g, (one) => WINDOWS[one.charCodeAt(0) - 0x80]!);

function reasonOf({ code }: CsvError): string {
  if (code === "CSV_QUOTE_NOT_CLOSED") return "a quote is not closed";
  if (code === "CSV_MAX_RECORD_SIZE") return "there are too many characters";
  return "a quote is in the wrong place";
}

function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += SLICE) yield bytes.subarray(start, start + SLICE);
}

/** The delimiter that occurs most often in the first record, outside of quotes; a comma if none does. */
function delimiterOf(bytes: Buffer): string {
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of bytes.subarray(0, MAX_RECORD_BYTES).toString()) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === "\n" || character === "\r")) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, counts.get(character)! + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
