import type { RequestContext } from "../operations/request-context.ts";
import type { HttpRequest } from "../request/http-request.ts";
import type { HttpResponse } from "../response/http-response.ts";
import type { Schema } from "../schema/schema.ts";
import type { JsonSchema } from "./field.ts";

export interface EndpointParameter {
  readonly description: string;
  readonly schema: JsonSchema;
}

/** A route that does not belong to a resource: a file, a session, a list without a table. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Path below the API with `:name` for a variable segment: `/employees/:id/avatar`. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** The credential that it needs: a key or a session, only a session (a key is refused with 403), or none. */
  readonly credential: "required" | "session" | "none";
  /** Whether an account without the second factor that its workspace requires may use it. */
  readonly isBeforeSecondFactor?: boolean;
  /** Query parameters for the API description: the meaning of each, and its schema unless it is plain text. */
  readonly parameters?: Readonly<Record<string, string | EndpointParameter>>;
  readonly body?: JsonSchema;
  readonly response?: JsonSchema;
  /** The media type of the file that is returned instead of JSON; a wildcard: that of whatever file it is. */
  readonly fileType?: string;
  readonly run: (context: RequestContext, path: Readonly<Record<string, string>>) => Promise<HttpResponse>;
  /**
   * Responses in place of `run` what belongs to the whole installation: no workspace is required, and nothing is
   * counted.
   */
  readonly runForInstallation?: (schema: Schema, request: HttpRequest) => HttpResponse;
}
