import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableContent } from "../../engine/work/uploaded-file.ts";

/** Bytes in memory as a content, for files that the program made or that are small. */
export const bufferContent = (data: Buffer): ReadableContent => ({
  size: data.length,
  sha256: createHash("sha256").update(data).digest("hex"),
  read: async (position, length) => data.subarray(position, position + length),
  stream: () => Readable.from(data.length === 0 ? [] : [data], { objectMode: false }),
});

/** The start of a content, which says what most kinds of files are. */
export const startOf = (content: ReadableContent): Promise<Buffer> => content.read(0, 4096);

/** All of a content in memory, for kinds of files that are small. */
export const wholeOf = (content: ReadableContent): Promise<Buffer> => content.read(0, content.size);
