import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { ReadableContent } from "../../engine/work/uploaded-file.ts";
import type { WrittenFile } from "./storage.ts";

/**
 * A file on the disk of this machine that has no name, so that the operating system removes it when it is closed or the
 * process dies. It is read as often as needed, and must be closed.
 */
export class SpooledFile implements ReadableContent {
  readonly size: number;
  readonly sha256: string;
  readonly #handle: FileHandle;

  private constructor(handle: FileHandle, { size, sha256 }: WrittenFile) {
    this.#handle = handle;
    this.size = size;
    this.sha256 = sha256;
  }

  /** Writes a stream to the disk as it arrives, and hashes it. Nothing is left if the stream fails. */
  static async write(content: Readable): Promise<SpooledFile> {
    const path = join(tmpdir(), `bureau-${randomUUID()}`);
    const handle = await open(path, "wx+", 0o600);
    try {
      await rm(path);
      const hash = createHash("sha256");
      let size = 0;
      for await (const chunk of content) {
        const bytes = typeof chunk === "string" ? Buffer.from(chunk) : (chunk as Buffer);
        hash.update(bytes);
        size += bytes.length;
        await handle.writeFile(bytes);
      }
      return new SpooledFile(handle, { size, sha256: hash.digest("hex") });
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async read(position: number, length: number): Promise<Buffer> {
    const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(length, this.size - position)));
    let filled = 0;
    while (filled < buffer.length) {
      const { bytesRead } = await this.#handle.read(
        buffer,
        filled,
        buffer.length - filled,
        position + filled,
      );
      if (bytesRead === 0) throw new Error("The spooled file is shorter than it was.");
      filled += bytesRead;
    }
    return buffer;
  }

  /** The content from its beginning. */
  stream(): Readable {
    return this.#handle.createReadStream({ start: 0, autoClose: false });
  }

  /** The content from its beginning; the file is closed when the stream is. */
  lastStream(): Readable {
    return this.#handle.createReadStream({ start: 0 });
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}
