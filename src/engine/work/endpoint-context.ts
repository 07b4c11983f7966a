import type { Actor } from "./actor.ts";
import type { FileResponse, HttpResponse } from "./http-response.ts";
import type { NoParameters, ParameterValues } from "./operand.ts";
import type { Reading } from "./reading.ts";
import type { Work } from "./work.ts";

/** What an endpoint returns: `data`, a file, or neither. */
export interface EndpointResult {
  readonly data?: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly file?: FileResponse;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Whether the members of `data` are reported this one time: whoever repeats the request, and a dry run, read nulls.
   */
  readonly isOnce?: boolean;
}

/** The names of a path's variable segments: `id` of `/employees/:id/avatar`. */
export type SegmentsOf<Path extends string> = Path extends `${infer Before}/${infer Rest}`
  ? SegmentsOf<Before> | SegmentsOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/**
 * What an endpoint is given: `Params` are the values of its body's members, `Given` the parameters of its query, and
 * `Segment` the variable segments of its path.
 */
export interface EndpointContext<Params = NoParameters, Given = NoParameters, Segment extends string = never>
  extends Reading {
  /** The variable segments of the path, as texts. */
  readonly path: Readonly<Record<Segment, string>>;
  readonly params: Params;
  /** What the declared parameters of the query ask for. */
  readonly parameters: ParameterValues<Given>;
  /** How many rows are requested at most, where it is paged. */
  readonly perPage: number;
  /** Whether the site is reached by HTTPS, so that a cookie can be kept to it. */
  readonly isSecure: boolean;
  /** Reads in a transaction of its own. */
  read<Result>(body: (work: Work) => Promise<Result>): Promise<Result>;
  /**
   * Handles a write: in one transaction, which a dry run undoes, and which takes effect once however often the request
   * is repeated with its Idempotency-Key. `as` is who does it, where it is not the caller.
   */
  write(body: (work: Work) => Promise<EndpointResult>, as?: Actor): Promise<HttpResponse>;
  /** Counts the attempt against the limit of refused credentials of the caller's address. */
  countRefusal(): Promise<void>;
}
