import type { Endpoint } from "../declare/endpoint.ts";
import { methodNotAllowed } from "../errors/api-error.ts";
import type { Schema } from "../schema/schema.ts";

export interface MatchedEndpoint {
  readonly endpoint: Endpoint;
  readonly path: Readonly<Record<string, string>>;
}

/** An endpoint and the parts of its path, of which those that begin with a colon are parameters. */
interface Pattern {
  readonly endpoint: Endpoint;
  readonly parts: readonly string[];
}

type Patterns = ReadonlyMap<string, readonly Pattern[]>;

/** The patterns of endpoints by their first part, which is no parameter: a request is compared with few of them. */
const known = new WeakMap<readonly Endpoint[], Patterns>();

function patternsOf(endpoints: readonly Endpoint[]): Patterns {
  const former = known.get(endpoints);
  if (former) return former;
  const byFirst = new Map<string, Pattern[]>();
  for (const endpoint of endpoints) {
    const parts = endpoint.path.split("/").filter((part) => part !== "");
    byFirst.set(parts[0]!, [...(byFirst.get(parts[0]!) ?? []), { endpoint, parts }]);
  }
  known.set(endpoints, byFirst);
  return byFirst;
}

function matchPath(parts: readonly string[], segments: readonly string[]): Record<string, string> | null {
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
  { endpoints }: Pick<Schema, "endpoints">,
  method: string,
  segments: readonly string[],
): MatchedEndpoint | null {
  const patterns = patternsOf(endpoints).get(segments[0] ?? "");
  if (!patterns) return null;
  const allowed: string[] = [];
  for (const { endpoint, parts } of patterns) {
    const path = matchPath(parts, segments);
    if (!path) continue;
    if (endpoint.method === (method === "HEAD" ? "GET" : method)) return { endpoint, path };
    allowed.push(endpoint.method);
  }
  if (allowed.length > 0) throw methodNotAllowed(allowed);
  return null;
}
