import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { SpooledFile } from "./spooled-file.ts";
import type { StoredFile, WrittenFile } from "./storage.ts";

/** Larger contents are verified on the disk and not in memory, in bytes. */
const IN_MEMORY = 1024 * 1024;

/** A stored file whose content is the expected one, which is checked before anything of it is returned; else null. */
export async function verifiedContent(found: StoredFile, expected: WrittenFile): Promise<StoredFile | null> {
  if (found.size !== expected.size) {
    found.stream.destroy();
    return null;
  }
  if (found.size <= IN_MEMORY) {
    const content = Buffer.concat(await found.stream.toArray());
    const sha256 = createHash("sha256").update(content).digest("hex");
    const stream = Readable.from([content], { objectMode: false });
    return sha256 === expected.sha256 ? { size: content.length, stream } : null;
  }
  const copy = await SpooledFile.write(found.stream);
  if (copy.sha256 === expected.sha256) return { size: copy.size, stream: copy.lastStream() };
  await copy.close();
  return null;
}
