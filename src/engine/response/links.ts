import type { QueryParameters } from "../request/parse-query.ts";
import type { ResourceSchema } from "../schema/schema.ts";

/** The request whose answer has the links. */
interface Linking {
  /** Absolute address of the workspace's API. */
  readonly baseUrl: string;
  readonly query: QueryParameters;
}

/** An absolute URL of this API; it keeps the workspace parameter where the caller uses one. */
export function linkTo(context: Linking, target: string, query: Record<string, string>): string {
  const all = { ...query, ...(context.query.has("tenant") ? { tenant: context.query.get("tenant")! } : {}) };
  const text = Object.entries(all).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${context.baseUrl}/${target}${text.length > 0 ? `?${text.join("&")}` : ""}`;
}

/**
 * What of a request narrows the rows, search included, but for the request's own parameters: a link that left it out
 * would list more than the figures count.
 */
export function givenFilters(
  { query }: Linking,
  resource: ResourceSchema,
  own: ReadonlySet<string>,
): Record<string, string> {
  const narrows = ([name, text]: [string, string]): boolean =>
    name === "search" ? text.trim() !== "" : resource.filters.has(name.replace(/^-/, "")) && !own.has(name);
  return Object.fromEntries([...query].filter(narrows));
}
