import { Readable } from "node:stream";
import type { ReadableContent } from "../../engine/work/uploaded-file.ts";

const CHUNK = 64 * 1024;

/** The bytes of a content from `start` up to `end`, which is not included. */
export const partStream = (content: ReadableContent, start: number, end: number): Readable =>
  Readable.from(
    (async function* () {
      for (let at = start; at < end; at += CHUNK) yield await content.read(at, Math.min(CHUNK, end - at));
    })(),
    { objectMode: false },
  );
