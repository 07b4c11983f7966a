import type { Readable } from "node:stream";
import type { KeptJson } from "./kept-json.ts";

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
  /** JSON text, that of a remembered response, a file, or nothing. */
  readonly body: string | KeptJson | FileResponse | null;
  /** The body for a repeated request, without what is returned only once. */
  readonly replay?: string;
}
