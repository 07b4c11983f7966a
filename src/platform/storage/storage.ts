import type { Readable } from "node:stream";

/** What was written, for the record that refers to it. */
export interface WrittenFile {
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, hexadecimal. */
  sha256: string;
}

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** The content; whoever does not read it to its end destroys it. */
  stream: Readable;
}

/**
 * Where the contents of files are stored. Keys are paths of 1 to 200 characters: names of letters, digits, `.`, `_` and
 * `-`, none beginning with a dot, joined by single slashes (`acme/documents/01J2Q…`). Every method throws a
 * RangeError for another key: keys are made by the program, never by a caller.
 */
export interface Storage {
  /** Writes the whole content or nothing: until it is complete, readers find what was there before. */
  put(key: string, content: Readable | Buffer): Promise<WrittenFile>;
  /**
   * The file, or null when there is none. It stays readable to its end when it is deleted or replaced in the meantime.
   */
  get(key: string): Promise<StoredFile | null>;
  /** Deletes the file; none being there is no error. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /**
   * The keys of all files, in no order. One that is written or deleted meanwhile may be among them or not. It walks
   * the whole storage: for work in the background, not for a request.
   */
  list(): AsyncIterable<string>;
}

const maximumLength = 200;
const keyForm = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Throws a RangeError for what is no key, above all for a path that leads out of the storage. */
export function requireKey(key: string): void {
  if (key.length > maximumLength || !keyForm.test(key)) {
    throw new RangeError(`${JSON.stringify(key)} is not a key of the storage.`);
  }
}
