import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import type { WrittenFile } from "./storage.ts";

/** A stream that passes a file on, and knows its size and hash once it has ended. */
export function measuring(): { readonly stream: Transform; written(): WrittenFile } {
  const hash = createHash("sha256");
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, written: () => ({ size, sha256: hash.digest("hex") }) };
}
