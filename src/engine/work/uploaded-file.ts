import type { Readable } from "node:stream";

/**
 * A content of any size that is read in parts, as often as needed: a file that was sent, which is on the disk and not in
 * memory until the request has ended.
 */
export interface ReadableContent {
  /** In bytes. */
  readonly size: number;
  /** The SHA-256 of the content, hexadecimal. */
  readonly sha256: string;
  /** The bytes from a position on, at most `length`; fewer only at the end. */
  read(position: number, length: number): Promise<Buffer>;
  /** The content from its beginning. */
  stream(): Readable;
}

/** A file that was sent. */
export interface UploadedFile extends ReadableContent {
  readonly name: string;
  readonly contentType: string;
}

/** A file of a form with several, by the name of its part. */
export interface NamedFile extends UploadedFile {
  readonly part: string;
}
