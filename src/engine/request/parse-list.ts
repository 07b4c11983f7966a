import { parseSort, type SortTerm } from "../declare/sort.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { type IncludeTree, parseIncludes } from "./parse-include.ts";
import { type Page, parsePage } from "./parse-page.ts";
import type { QueryParameters } from "./parse-query.ts";
import { parseSelection, type RequestedSelection } from "./parse-selection.ts";

const LIST_PARAMETERS: ReadonlySet<string> = new Set([
  ...["page", "perPage", "cursor", "search", "sort", "related", "include", "tenant"],
]);

/** What is requested of a list. */
export interface RequestedList {
  readonly page: Page;
  readonly selection: RequestedSelection;
  /** Null: the list's own order. */
  readonly sort: readonly SortTerm[] | null;
  readonly includes: IncludeTree;
}

/** The order that a request asks for; null when it leaves that open. */
export function requestedSort(query: QueryParameters): SortTerm[] | null {
  const text = query.get("sort");
  return text?.trim() ? parseSort(text) : null;
}

/** Reads the parameters of a list. @throws 422 for a page that is no number, and for an include that is not well formed. */
export const parseList = (resource: ResourceSchema, query: QueryParameters): RequestedList => ({
  page: parsePage(query),
  selection: parseSelection(resource, query, LIST_PARAMETERS),
  sort: requestedSort(query),
  includes: parseIncludes(query),
});
