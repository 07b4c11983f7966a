import type { Readable } from "node:stream";

/** A file that is returned instead of JSON. */
export interface FileResponse {
  /** The stream is read after the work has ended, so it must not use the work. */
  readonly stream: Readable | Buffer;
  readonly contentType: string;
  /** The name under which it is saved; null: it is read where it arrives, not saved. */
  readonly fileName: string | null;
}

/** The response to a request, independent of any server library. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, a file, or nothing. */
  readonly body: string | FileResponse | null;
  /** The body for a repeated request, without what is returned only once. */
  readonly replay?: string;
  /** Of a remembered response: its compressed bodies by encoding, added by whoever sends it. */
  readonly compressed?: Map<string, Buffer>;
}
