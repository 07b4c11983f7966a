import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { EVERY_MINUTE, filtersQuery, listQuery } from "../api/queries.ts";
import type { FilterDescription, RecordPage } from "../api/records.ts";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { filterProblems, knownState, needsDescriptions, queryOf } from "./list-query.ts";
import type { ChangeList, ListState } from "./list-state.ts";

const NONE: readonly FilterDescription[] = [];

/**
 * Whether there are records, but none on this page. The page then counts as loading until the last page is there; the
 * list is not shown as empty.
 */
const isBeyondEnd = (page: RecordPage | undefined): boolean =>
  page !== undefined && page.data.length === 0 && page.meta.total > 0;

/** The records of a list that its URL requests, without the parts of the URL that the list does not know. */
export function useListed(ui: ResourceUi, given: ListState, columns: readonly Column[], change: ChangeList) {
  const { data: descriptions, error: unknown } = useQuery(filtersQuery(ui.resource));
  const state = descriptions ? knownState(ui, given, descriptions) : given;
  // Each group reads its own records; of the whole only the number is needed.
  const query = queryOf(ui, state.groupBy === null ? state : { ...state, page: 1, perPage: 1 }, columns);
  const {
    data: page,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...listQuery(ui.resource, query),
    ...EVERY_MINUTE,
    enabled:
      given.isReady && (descriptions !== undefined || unknown !== null || !needsDescriptions(ui, given)),
  });
  const problems = filterProblems(error, state);
  const last = page && !isPlaceholderData ? page.meta.last_page : null;
  // A page after the last one is replaced by the last one, because the list may have become shorter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the redirect happens once for each page.
  useEffect(() => {
    if (last !== null && given.page > last) change({ page: last }, { replace: true });
  }, [last, given.page]);
  return {
    state,
    query,
    descriptions: descriptions ?? NONE,
    problems,
    /** The problem that prevents the list from being shown, unless it is about invalid filters. */
    failure: Object.keys(problems).length > 0 ? null : error,
    page: Object.keys(problems).length > 0 || isBeyondEnd(page) ? undefined : page,
    isStale: isPlaceholderData,
    refetch,
  };
}
