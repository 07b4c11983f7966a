import type { ResourceSchema } from "../schema/schema.ts";
import type { QueryParameters } from "./parse-query.ts";

/**
 * The filters and the search of a request, without the request's other parameters: a link without them would list more
 * than the figures count.
 */
export function givenFilters(
  query: QueryParameters,
  resource: ResourceSchema,
  own: ReadonlySet<string>,
): Record<string, string> {
  const narrows = ([name, text]: [string, string]): boolean =>
    name === "search" ? text.trim() !== "" : resource.filters.has(name.replace(/^-/, "")) && !own.has(name);
  return Object.fromEntries([...query].filter(narrows));
}
