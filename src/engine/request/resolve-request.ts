import { ApiError } from "../errors/api-error.ts";
import type { Schema } from "../schema/schema.ts";
import type { HttpRequest } from "./http-request.ts";
import { type MatchedEndpoint, matchEndpoint } from "./match-endpoint.ts";
import { parseQuery, type QueryParameters } from "./parse-query.ts";
import { pathSegments, type Route, route } from "./route.ts";

/** The route of a request. */
export interface ResolvedRequest {
  readonly query: QueryParameters;
  readonly endpoint: MatchedEndpoint | null;
  /** Null for a route that belongs to no resource. */
  readonly found: Route | null;
  /** Why it cannot be handled: a malformed URL, an unknown path, another method. */
  readonly refusal: ApiError | null;
}

/**
 * Parses the path, method and query of a request. Errors are returned and not thrown, because the response depends on
 * the caller.
 */
export function resolveRequest(schema: Schema, request: HttpRequest): ResolvedRequest {
  let query: QueryParameters = new Map();
  try {
    const segments = pathSegments(request.path);
    query = parseQuery(request.query);
    const endpoint = matchEndpoint(schema, request.method, segments);
    const found = endpoint ? null : route(schema, request.method, segments);
    return { query, endpoint, found, refusal: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { query, endpoint: null, found: null, refusal: error };
  }
}
