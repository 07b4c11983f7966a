import type { Actor } from "./actor.ts";
import type { FileResponse, HttpResponse } from "./http-response.ts";
import type { ParameterValues } from "./operand.ts";
import type { Reading } from "./reading.ts";
import type { Values } from "./records.ts";
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

/** What an endpoint is given; `Params` are the values of the members of its body. */
export interface EndpointContext<Params = Values> extends Reading {
  /** The variable segments of the path, as texts. */
  readonly path: Readonly<Record<string, string>>;
  readonly params: Params;
  /** What the declared parameters of the query ask for. */
  readonly parameters: ParameterValues;
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
