import type { Call } from "../request/call.ts";
import type { ResourceSchema } from "../schema/schema.ts";

/** An absolute URL of this API, with the workspace parameter if the caller uses it. */
export function linkTo(call: Call, target: string, query: Record<string, string>): string {
  const all = { ...query, ...(call.query.has("tenant") ? { tenant: call.query.get("tenant")! } : {}) };
  const text = Object.entries(all).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `${call.baseUrl}/${target}${text.length > 0 ? `?${text.join("&")}` : ""}`;
}

/**
 * The filters and the search of a request, without the request's other parameters: a link without them would list more
 * than the figures count.
 */
export function givenFilters(
  { query }: Call,
  resource: ResourceSchema,
  own: ReadonlySet<string>,
): Record<string, string> {
  const narrows = ([name, text]: [string, string]): boolean =>
    name === "search" ? text.trim() !== "" : resource.filters.has(name.replace(/^-/, "")) && !own.has(name);
  return Object.fromEntries([...query].filter(narrows));
}
