import type { Actor } from "./actor.ts";
import type { FileResponse, HttpResponse } from "./http-response.ts";
import type { NoParameters, ParameterValues } from "./operand.ts";
import type { Reading } from "./reading.ts";
import type { NamedFile } from "./uploaded-file.ts";
import type { Work } from "./work.ts";

/** What an endpoint returns: `data`, a file, or neither. */
export interface EndpointResult {
  readonly data?: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly file?: FileResponse;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether `data` is returned only once: a repeated request and a dry run get nulls. */
  readonly isOnce?: boolean;
}

/** The names of a path's variable segments: `id` of `/employees/:id/avatar`. */
export type SegmentsOf<Path extends string> = Path extends `${infer Before}/${infer Rest}`
  ? SegmentsOf<Before> | SegmentsOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/**
 * The context of an endpoint: `Params` are the values of its body, `Given` its query parameters, and `Segment` the
 * variable segments of its path.
 */
export interface EndpointContext<Params = NoParameters, Given = NoParameters, Segment extends string = never>
  extends Reading {
  /** The variable segments of the path, as texts. */
  readonly path: Readonly<Record<Segment, string>>;
  readonly params: Params;
  /** The body, if the endpoint has a `contentType`; otherwise empty. */
  readonly content: Buffer;
  /** The files of the form, in their order, if the endpoint takes `files`. */
  readonly files: readonly NamedFile[];
  /** The address of the client, for limits. */
  readonly ip: string;
  /** The values of the declared query parameters. */
  readonly parameters: ParameterValues<Given>;
  /** The declared headers that the request has, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether only the headers of the response are requested (HEAD). */
  readonly isHead: boolean;
  /** The requested number of rows, if the endpoint has `paging`. */
  readonly perPage: number;
  /** Whether the site is reached by HTTPS, so that cookies can be marked as secure. */
  readonly isSecure: boolean;
  /** Reads in a transaction of its own. */
  read<Result>(body: (work: Work) => Promise<Result>): Promise<Result>;
  /**
   * Reads at the present time with the caller's present rights, for a response that goes on after the request. Null: the
   * credential is not valid any more, or no longer has the permission of the endpoint.
   */
  readAgain<Result>(body: (work: Work) => Promise<Result>): Promise<{ readonly result: Result } | null>;
  /**
   * Handles a write in one transaction, with dry run and Idempotency-Key. `as` is the actor, if it is not the caller.
   */
  write(body: (work: Work) => Promise<EndpointResult>, as?: Actor): Promise<HttpResponse>;
  /** Counts the attempt against the limit of refused credentials of the caller's IP address. */
  countRefusal(): Promise<void>;
}
