import { ApiFailure } from "../api/failure.ts";
import type { FilterDescription, Query } from "../api/records.ts";
import { labelSelection } from "../declare/record-label.ts";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { filtersOf, type ListState } from "./list-state.ts";

/** The relationships that the columns show. */
export function includeOf(ui: ResourceUi, columns: readonly Column[]): string | undefined {
  const parts = columns.flatMap(({ name, include, render }) => {
    const field = ui.fields[name];
    if (include !== undefined) return [include];
    return render || !field ? [] : (labelSelection(field) ?? []);
  });
  return parts.length > 0 ? [...new Set(parts)].join(",") : undefined;
}

/** What is asked of the API for a state of the list. */
export const queryOf = (ui: ResourceUi, state: ListState, columns: readonly Column[]): Query => ({
  ...filtersOf(state),
  sort: state.sort || undefined,
  page: state.page,
  perPage: state.perPage,
  include: includeOf(ui, columns),
});

const withoutMinus = (name: string): string => name.replace(/^-/, "");

/** Whether the address says something that only the API's description of the list can distinguish from nonsense. */
export const needsDescriptions = (ui: ResourceUi, { filters, sort }: ListState): boolean =>
  Object.keys(filters).length > 0 || sort !== (ui.list.sort ?? "");

/** The state without what the list does not know: filters and an order of other programs, or of an older release. */
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
      Object.entries(state.filters).filter(([name]) => matches.has(withoutMinus(name))),
    ),
    sort: isSortable ? state.sort : (ui.list.sort ?? ""),
  };
}

/** What the API has against single filters of the address, by their names in it; empty where it is about something else. */
export function filterProblems(error: unknown, { filters }: ListState): Record<string, string> {
  if (!(error instanceof ApiFailure) || (error.status !== 422 && error.status !== 403)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([name, messages]) =>
      name in filters ? [[name, messages.join(" ")]] : [],
    ),
  );
}
