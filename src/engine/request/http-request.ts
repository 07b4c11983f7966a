import type { UploadedFile } from "../work/contexts.ts";

/** A request as the engine sees it: plain values, independent of any server library. */
export interface HttpRequest {
  readonly method: string;
  /** Path below the API's mount point, still encoded: `/employees/01K…`. */
  readonly path: string;
  /** The query string without the question mark, still encoded. */
  readonly query: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The raw body; null when there is none. */
  readonly body: Buffer | null;
  /** Fields and file of a multipart body. */
  readonly multipart: Multipart | null;
  /** The client's address. */
  readonly ip: string;
  /** `https://acme.example.com`: where the site of the request is reached from outside. */
  readonly origin: string;
  readonly requestId: string;
}

export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile | null;
}
