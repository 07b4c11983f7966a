import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { UnreadableTable } from "./table-row.ts";

const MAX_PARTS = 1_000;
/** The parts that are read may have this many bytes together when they are unpacked. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;

const notXlsx = (): UnreadableTable => new UnreadableTable("The file is not a valid XLSX file.");

/**
 * The parts of a package (ZIP) in memory. Parts are unpacked only as they are read, and however small the file is, only
 * 128 MiB of them.
 */
export class ZipParts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #left = MAX_UNPACKED_BYTES;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws UnreadableTable if it is no ZIP file */
  static async open(data: Buffer): Promise<ZipParts> {
    const entries = new Map<string, Entry>();
    let zip: ZipFile;
    try {
      zip = await fromBufferPromise(data, { lazyEntries: true, autoClose: false });
      if (zip.entryCount > MAX_PARTS) throw notXlsx();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    } catch {
      throw notXlsx();
    }
    return new ZipParts(zip, entries);
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /** The bytes of a part; none if it is missing. @throws UnreadableTable if it is damaged or too large */
  async *chunks(path: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(path);
    if (!entry) return;
    try {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        this.#left -= (chunk as Buffer).length;
        if (this.#left < 0) throw new UnreadableTable("The file is too large when it is unpacked.");
        yield chunk as Buffer;
      }
    } catch (error) {
      throw error instanceof UnreadableTable ? error : notXlsx();
    }
  }
}
