import { StringDecoder } from "node:string_decoder";
import sax from "sax";
import { UnreadableTable } from "./table-row.ts";

export type Attributes = Readonly<Record<string, string>>;

/** What a reader of XML does with it; names are without their namespace prefix. */
export interface XmlReader {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Passes XML to a reader, chunk by chunk, and yields after each, so that what has been read can be taken. Entities other
 * than those of XML itself are errors, so that none can be expanded.
 * @throws UnreadableTable if it is not well formed
 */
export async function* xmlEvents(chunks: AsyncIterable<Buffer>, reader: XmlReader): AsyncGenerator<void> {
  const parser = sax.parser(true);
  const decoder = new StringDecoder("utf8");
  parser.onopentag = ({ name, attributes }) => reader.open?.(localName(name), attributes as Attributes);
  parser.ontext = (text) => reader.text?.(text);
  parser.oncdata = (text) => reader.text?.(text);
  parser.onclosetag = (name) => reader.close?.(localName(name));
  parser.onerror = () => {
    throw new UnreadableTable("The file is not a valid XLSX file.");
  };
  for await (const chunk of chunks) {
    parser.write(decoder.write(chunk));
    yield;
  }
  parser.write(decoder.end()).close();
}

/** Passes all of the XML to a reader. */
export async function readXml(chunks: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  for await (const _ of xmlEvents(chunks, reader));
}
