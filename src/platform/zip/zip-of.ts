import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file in an archive; folders in its path are separated by slashes. */
export interface ArchivedFile {
  readonly path: string;
  readonly content: Buffer | Readable;
}

/**
 * Writes files into a ZIP archive. The next file is asked for once the previous one has been read, so that memory holds
 * few of them at a time. Nothing is asked for before the archive is read. The archive fails if producing a file does,
 * and asks for no more files once it is destroyed.
 */
export const zipOf = (files: AsyncIterable<ArchivedFile>): Readable =>
  Readable.from(archiveOf(files), { objectMode: false });

async function* archiveOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const abandoned = new AbortController();
  zip.on("error", (error: Error) => output.destroy(error));
  const all = addAll(zip, files, abandoned.signal).catch((error: Error) => {
    if (!abandoned.signal.aborted) output.destroy(error);
  });
  try {
    yield* output;
  } finally {
    abandoned.abort();
    await all;
  }
}

async function addAll(zip: ZipFile, files: AsyncIterable<ArchivedFile>, signal: AbortSignal): Promise<void> {
  for await (const { path, content } of files) {
    signal.throwIfAborted();
    const source = Buffer.isBuffer(content) ? Readable.from([content], { objectMode: false }) : content;
    const taken = finished(source, { signal });
    zip.addReadStreamLazy(path, (give) => give(null, source));
    await taken;
  }
  zip.end();
}
