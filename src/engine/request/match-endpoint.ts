import type { Endpoint } from "../declare/endpoint.ts";
import { methodNotAllowed } from "../errors/api-error.ts";
import type { Schema } from "../schema/schema.ts";

export interface MatchedEndpoint {
  readonly endpoint: Endpoint;
  readonly path: Readonly<Record<string, string>>;
}

function matchPath(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const parts = pattern.split("/").filter((part) => part !== "");
  if (parts.length !== segments.length) return null;
  const path: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    if (part.startsWith(":")) path[part.slice(1)] = segments[index]!;
    else if (part !== segments[index]) return null;
  }
  return path;
}

/** The endpoint of a path, or null. @throws 405 for a known path with another method */
export function matchEndpoint(
  schema: Schema,
  method: string,
  segments: readonly string[],
): MatchedEndpoint | null {
  const allowed: string[] = [];
  for (const endpoint of schema.endpoints) {
    const path = matchPath(endpoint.path, segments);
    if (!path) continue;
    if (endpoint.method === (method === "HEAD" ? "GET" : method)) return { endpoint, path };
    allowed.push(endpoint.method);
  }
  if (allowed.length > 0) throw methodNotAllowed(allowed);
  return null;
}
