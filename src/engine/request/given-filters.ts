import { withKnownDays } from "../declare/relative-days.ts";
import type { FilterSchema, ResourceSchema } from "../schema/schema.ts";
import { calendarOf, type QueryCall } from "./call.ts";
import { WHERE } from "./parse-where.ts";

/**
 * The filters and the search of a request, without the request's other parameters: a link without them would list more
 * than the figures count.
 */
export function givenFilters(
  call: QueryCall,
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
