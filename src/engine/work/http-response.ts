import type { Readable } from "node:stream";

/** A file that is returned instead of JSON. */
export interface FileResponse {
  /** Read once the work that returns it has ended: it must not ask the work for more. */
  readonly stream: Readable | Buffer;
  readonly contentType: string;
  readonly fileName: string;
}

/** The response to a request, independent of any server library. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text as it goes out, a file, or nothing. */
  readonly body: string | FileResponse | null;
  /** The body for a repeated request, without what is shown only once. */
  readonly replay?: string;
}
