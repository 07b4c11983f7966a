import { parseSort, type SortTerm } from "../declare/sort.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { calendarOf, type QueryCall } from "./call.ts";
import { type IncludeTree, parseIncludes } from "./parse-include.ts";
import { type Page, parsePage } from "./parse-page.ts";
import type { QueryParameters } from "./parse-query.ts";
import { parseSelection, type RequestedSelection } from "./parse-selection.ts";

const LIST_PARAMETERS: ReadonlySet<string> = new Set([
  ...["page", "perPage", "cursor", "search", "sort", "related", "include", "tenant"],
]);

/** The parsed request of a list. */
export interface RequestedList {
  readonly page: Page;
  readonly selection: RequestedSelection;
  /** Null: the default order. */
  readonly sort: readonly SortTerm[] | null;
  readonly includes: IncludeTree;
}

/** The requested order; null if there is none. */
export function requestedSort(query: QueryParameters): SortTerm[] | null {
  const text = query.get("sort");
  return text?.trim() ? parseSort(text) : null;
}

/** Parses the parameters of a list. @throws 422 for an invalid page number or a malformed include */
export const parseList = (resource: ResourceSchema, { query, workspace, now }: QueryCall): RequestedList => ({
  page: parsePage(query),
  selection: parseSelection(resource, query, LIST_PARAMETERS, calendarOf({ workspace, now })),
  sort: requestedSort(query),
  includes: parseIncludes(query),
});
