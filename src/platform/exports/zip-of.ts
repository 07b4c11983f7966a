import type { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A ZIP file of several files. A name that occurs again gets a number. */
export function zipOf(files: readonly { readonly fileName: string; readonly data: Buffer }[]): Readable {
  const zip = new ZipFile();
  const names = new Set<string>();
  for (const { fileName, data } of files) {
    // A slash would make a folder.
    const name = fileName.replace(/[/\\]/g, "-");
    let unique = name;
    for (let n = 2; names.has(unique); n++) unique = name.replace(/(\.\w+)?$/, ` (${n})$1`);
    names.add(unique);
    zip.addBuffer(data, unique);
  }
  zip.end();
  return zip.outputStream as Readable;
}
