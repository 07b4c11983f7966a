import type { GivenParameters } from "../work/contexts.ts";
import type { EndpointContext, EndpointResult } from "../work/endpoint-context.ts";
import type { HttpResponse } from "../work/http-response.ts";
import type { FieldBuilder } from "./field-builder.ts";
import type { JsonSchema } from "./field-type.ts";
import type { Parameter } from "./parameter.ts";
import type { RowList } from "./row-list.ts";

/** Handles a request; the engine returns a list of rows (`RowList`). */
type Run = (context: EndpointContext) => Promise<EndpointResult | HttpResponse>;

/** A route that does not belong to a resource: a file, a session, a list without a table. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Path below the API with `:name` for a variable segment: `/employees/:id/avatar`. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** The credential that it needs: a key or a session, only a session (a key is refused with 403), or none. */
  readonly credential: "required" | "session" | "none";
  /** Any of these is needed; absent: none is. */
  readonly permissions?: readonly string[];
  /** Whether an account without the second factor that its workspace requires may use it. */
  readonly isBeforeSecondFactor?: boolean;
  /**
   * Parameters of the query. Others are refused, but for a file: its link is followed with whatever was added to it.
   */
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** Whether `perPage` may be given, and what it is when it is not; `rows` says what there are so many of. */
  readonly paging?: { readonly perPage: number; readonly rows: string };
  /** The members of its JSON body. Absent: it takes none. */
  readonly body?: Readonly<Record<string, FieldBuilder>>;
  /** Members for the API description, beside those that are required. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Shape of what is returned. */
  readonly response?: JsonSchema;
  /** The media type of the file that is returned instead of JSON; a wildcard: that of whatever file it is. */
  readonly fileType?: string;
  /** `installation`: it is handled for all workspaces alike, by the program itself. */
  readonly run: Run | RowList | "installation";
}

interface EndpointOptions<Given extends Readonly<Record<string, FieldBuilder>>>
  extends Omit<Endpoint, "body" | "run" | "example"> {
  readonly body?: Given;
  readonly example?: { readonly [Member in keyof Given]?: unknown };
  readonly run: (context: EndpointContext<GivenParameters<Given>>) => Promise<EndpointResult | HttpResponse>;
}

/** Declares a route of its own, whose `run` is typed by the members of its body. */
export const endpoint = <Given extends Readonly<Record<string, FieldBuilder>>>(
  options: EndpointOptions<Given>,
): Endpoint => options as unknown as Endpoint;
