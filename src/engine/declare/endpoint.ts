import type { GivenParameters } from "../work/contexts.ts";
import type { EndpointContext, EndpointResult, SegmentsOf } from "../work/endpoint-context.ts";
import type { HttpResponse } from "../work/http-response.ts";
import type { NoParameters } from "../work/operand.ts";
import type { FieldBuilder } from "./field-builder.ts";
import type { JsonSchema } from "./field-type.ts";
import type { Parameter } from "./parameter.ts";
import type { RowList } from "./row-list.ts";

/** Handles a request. For a `RowList` the engine does. */
type Run = (context: EndpointContext) => Promise<EndpointResult | HttpResponse>;

/** The files of a form. Whatever exceeds a limit is refused with 413 while it is read. */
export interface FormFiles {
  /** The names of the parts; each can be sent several times. */
  readonly parts: readonly string[];
  readonly max: number;
  /** The maximum size of each file in bytes. */
  readonly maxFileBytes: number;
  /** The maximum size of all files together in bytes. */
  readonly maxBytes: number;
}

/** A route that does not belong to a resource: a file, a session, a list without a table. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Path below the API with `:name` for a variable segment: `/employees/:id/avatar`. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** The required credential: a key or a session, only a session (a key is refused with 403), or none. */
  readonly credential: "required" | "session" | "none";
  /** Any of these permissions is required; if omitted, none is. */
  readonly permissions?: readonly string[];
  /** Whether it is available to an account that has not set up the second factor its workspace requires. */
  readonly isBeforeSecondFactor?: boolean;
  /** The query parameters. Others are refused, except for a saved file, whose URL may have additional parameters. */
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** The request headers that it reads, by name, with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
  /** If present, `perPage` is accepted, with this default; `rows` says in the description what is counted. */
  readonly paging?: { readonly perPage: number; readonly rows: string };
  /** The members of the JSON body; if omitted, there is none. */
  readonly body?: Readonly<Record<string, FieldBuilder>>;
  /** The media type of a body that is not JSON. It is read as it is, and can also be sent as the `file` of a form. */
  readonly contentType?: string;
  /** The files that can be sent with the members of the body, which is a form then. */
  readonly files?: FormFiles;
  /** Example members for the API description, in addition to the required ones. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** The schema of `data` in the response. */
  readonly response?: JsonSchema;
  /** The media type of the file that is returned instead of JSON; it may contain a wildcard. */
  readonly fileType?: string;
  /** If present, the response can be a redirect (302) instead; says when. */
  readonly redirects?: string;
  /** Whether the file is read while it is sent, for as long as the client is connected. */
  readonly isStream?: boolean;
  /** `installation`: the program itself handles the route, for all workspaces alike. */
  readonly run: Run | RowList | "installation";
}

interface EndpointOptions<
  Path extends string,
  Body extends Readonly<Record<string, FieldBuilder>>,
  Given extends Readonly<Record<string, Parameter>>,
> extends Omit<Endpoint, "path" | "parameters" | "body" | "run" | "example"> {
  readonly path: Path;
  readonly parameters?: Given;
  readonly body?: Body;
  readonly example?: { readonly [Member in keyof Body]?: unknown };
  readonly run: (
    context: EndpointContext<GivenParameters<Body>, Given, SegmentsOf<Path>>,
  ) => Promise<EndpointResult | HttpResponse>;
}

/** Declares an endpoint; `run` is typed by its path, its parameters and the members of its body. */
export const endpoint = <
  const Path extends string,
  Body extends Readonly<Record<string, FieldBuilder>> = NoParameters,
  Given extends Readonly<Record<string, Parameter>> = NoParameters,
>(
  options: EndpointOptions<Path, Body, Given>,
): Endpoint => options as unknown as Endpoint;
