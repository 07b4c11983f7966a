import type { Readable } from "node:stream";
import { fromRandomAccessReaderPromise, RandomAccessReader } from "yauzl";
import type { ReadableContent } from "../../engine/work/uploaded-file.ts";
import { partStream } from "./part-stream.ts";

const MAX_PARTS = 5_000;

/** Reads a ZIP archive where it is, without holding more of it than is asked for. */
class ContentReader extends RandomAccessReader {
  readonly #content: ReadableContent;

  constructor(content: ReadableContent) {
    super();
    this.#content = content;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return partStream(this.#content, start, end);
  }
}

/**
 * The names of the parts of a package, in order; null if it is damaged or has too many. Nothing is unpacked, so that a
 * small file that would unpack to a huge one is read like any other.
 */
export async function partNames(content: ReadableContent): Promise<string[] | null> {
  try {
    const zip = await fromRandomAccessReaderPromise(new ContentReader(content), content.size, {
      lazyEntries: true,
      autoClose: false,
    });
    if (zip.entryCount > MAX_PARTS) return null;
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) names.push(entry.fileName);
    return names;
  } catch {
    return null;
  }
}
