import type { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file in an archive; folders in its path are separated by slashes. */
export interface ArchivedFile {
  readonly path: string;
  readonly content: Buffer;
}

/**
 * Writes files into a ZIP archive as they are produced. The stream fails if producing them does, and stops producing
 * when it is destroyed.
 */
export function zipOf(files: AsyncIterable<ArchivedFile>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  void addAll(zip, files, output).catch((error: Error) => output.destroy(error));
  return output;
}

async function addAll(zip: ZipFile, files: AsyncIterable<ArchivedFile>, output: Readable): Promise<void> {
  for await (const { path, content } of files) {
    if (output.destroyed) return;
    zip.addBuffer(content, path);
  }
  zip.end();
}
