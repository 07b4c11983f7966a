import type { NamedFile, UploadedFile } from "../work/uploaded-file.ts";

/** A request as the engine sees it: plain values, independent of the server library. */
export interface HttpRequest {
  readonly method: string;
  /** The path below the API, still percent-encoded: `/employees/01K…`. */
  readonly path: string;
  /** The query string without the question mark, still percent-encoded. */
  readonly query: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The raw body; null when there is none. */
  readonly body: Buffer | null;
  /** Fields and file of a multipart body. */
  readonly multipart: Multipart | null;
  /** The client's IP address. */
  readonly ip: string;
  /** The public origin of the requested site: `https://acme.example.com`. */
  readonly origin: string;
  readonly requestId: string;
}

export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile | null;
  /** The files of an endpoint that takes several, in their order; otherwise none. */
  readonly files: readonly NamedFile[];
}
