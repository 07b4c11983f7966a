import { ApiFailure } from "../api/failure.ts";
import type { FilterDescription, Query } from "../api/records.ts";
import { labelSelection } from "../declare/record-label.ts";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { WHERE } from "./filter-text.ts";
import { groupFields } from "./grouped/groupings.ts";
import { filtersOf, type ListState } from "./list-state.ts";
import { filtersWithin, readWhere } from "./where-text.ts";

/** The relationships that the columns show, as `include`; undefined if there are none. */
export function includeOf(ui: ResourceUi, columns: readonly Column[]): string | undefined {
  const parts = columns.flatMap(({ name, include, render }) => {
    const field = ui.fields[name];
    if (include !== undefined) return [include];
    return render || !field ? [] : (labelSelection(field) ?? []);
  });
  return parts.length > 0 ? [...new Set(parts)].join(",") : undefined;
}

/** The query that requests a state of the list. */
export const queryOf = (ui: ResourceUi, state: ListState, columns: readonly Column[]): Query => ({
  ...filtersOf(state),
  sort: state.sort || undefined,
  page: state.page,
  perPage: state.perPage,
  include: includeOf(ui, columns),
});

const withoutMinus = (name: string): string => name.replace(/^-/, "");

/** Whether the URL contains something that can only be validated with the API's description of the list. */
export const needsDescriptions = (ui: ResourceUi, { filters, sort, groupBy }: ListState): boolean =>
  Object.keys(filters).length > 0 || sort !== (ui.list.sort ?? "") || groupBy !== null;

/** Whether the list has the filter; of combined ones, all of them. One that is malformed is left for the API to refuse. */
function isKnown(matches: ReadonlySet<string>, name: string, text: string): boolean {
  if (name !== WHERE) return matches.has(withoutMinus(name));
  const combined = readWhere(text);
  return combined === null || filtersWithin(combined).every(({ key }) => matches.has(key));
}

/** The state without filters, sorting and grouping that the list does not know, such as those of an older release. */
export function knownState(
  ui: ResourceUi,
  state: ListState,
  descriptions: readonly FilterDescription[],
): ListState {
  const keysOf = (group: string): Set<string> =>
    new Set(descriptions.filter((one) => one.group === group).map(({ key }) => key));
  const [matches, sortables] = [keysOf("matches"), keysOf("sortables")];
  const isSortable = state.sort.split(",").every((name) => sortables.has(withoutMinus(name)));
  return {
    ...state,
    filters: Object.fromEntries(
      Object.entries(state.filters).filter(([name, text]) => isKnown(matches, name, text)),
    ),
    sort: isSortable ? state.sort : (ui.list.sort ?? ""),
    groupBy: groupFields(ui, descriptions).find((name) => name === state.groupBy) ?? null,
  };
}

/** The API's objections to single filters, by their names in the URL; empty if the error is about something else. */
export function filterProblems(error: unknown, { filters }: ListState): Record<string, string> {
  if (!(error instanceof ApiFailure) || (error.status !== 422 && error.status !== 403)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([name, messages]) =>
      name in filters ? [[name, messages.join(" ")]] : [],
    ),
  );
}
