import { ApiError } from "../errors/api-error.ts";
import type { Schema } from "../schema/schema.ts";
import type { HttpRequest } from "./http-request.ts";
import { type MatchedEndpoint, matchEndpoint } from "./match-endpoint.ts";
import { parseQuery, type QueryParameters } from "./parse-query.ts";
import { pathSegments, type Route, route } from "./route.ts";

/** What a request asks for according to its address. */
export interface ResolvedRequest {
  readonly query: QueryParameters;
  readonly endpoint: MatchedEndpoint | null;
  /** Null for a route that does not belong to a resource. */
  readonly found: Route | null;
  /** Why it cannot be handled: a malformed address, an unknown path, another method. */
  readonly refusal: ApiError | null;
}

/**
 * Reads the path, method and query of a request. Problems are returned instead of thrown, since the response to them
 * depends on the caller.
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
