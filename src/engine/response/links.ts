import { withKnownDays } from "../declare/relative-days.ts";
import { type Call, calendarOf } from "../request/call.ts";
import { WHERE } from "../request/parse-where.ts";
import type { FilterSchema, ResourceSchema } from "../schema/schema.ts";

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
  call: Call,
  resource: ResourceSchema,
  own: ReadonlySet<string>,
): Record<string, string> {
  const calendar = calendarOf(call);
  const given = [...call.query].flatMap(([name, text]): [string, string][] => {
    if (name === "search") return text.trim() === "" ? [] : [[name, text]];
    if (own.has(name)) return [];
    if (name === WHERE) return [[name, text]];
    const filter = resource.filters.get(name.replace(/^-/, ""));
    if (!filter) return [];
    // The link lists the same records on a later day.
    return [[name, isByDays(filter) ? withKnownDays(text, calendar) : text]];
  });
  return Object.fromEntries(given);
}

const isByDays = ({ kind: { type } }: FilterSchema): boolean => type === "date" || type === "date-time";
