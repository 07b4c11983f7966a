import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { filtersOf, type ListState } from "../records/list-state.ts";
import type { Density } from "../records/use-density.ts";
import type { SavedView, ViewLayout } from "./saved-views.ts";

/** What a view says about a list, besides its name and for whom it is. */
export interface Arrangement {
  readonly layout: ViewLayout;
  readonly filters: Readonly<Record<string, string>>;
  readonly search: string | null;
  readonly sort: string | null;
  readonly columns: readonly string[] | null;
  readonly group_by: string | null;
  readonly density: Density | null;
}

/** How a list is arranged now. `columns` are those of a table, the first of which is always shown; null elsewhere. */
export function arrangementOf(
  ui: ResourceUi,
  state: ListState,
  layout: ViewLayout,
  columns: readonly Column[] | null,
  density: Density,
): Arrangement {
  const { search, ...filters } = filtersOf(state);
  const shown = (columns ?? []).slice(1).flatMap(({ name }) => (ui.fields[name] ? [name] : []));
  const usual = ui.list.chosenAtFirst.slice(1).filter((name) => ui.fields[name]);
  const isUsual = shown.length === usual.length && shown.every((name) => usual.includes(name));
  return {
    layout,
    filters,
    search: search ?? null,
    sort: state.sort || null,
    columns: isUsual || shown.length === 0 ? null : shown,
    group_by: layout === "board" ? (ui.board?.groupBy ?? null) : layout === "calendar" ? null : state.groupBy,
    density: columns === null ? null : density,
  };
}

const inOrder = (filters: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1)));

const same = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  JSON.stringify([...(one ?? [])].sort()) === JSON.stringify([...(other ?? [])].sort());

/** A board and a timeline are grouped as they declare if the view says nothing; a table then is not grouped. */
const isGroupedOtherwise = (now: Arrangement, { group_by }: SavedView["attributes"]): boolean =>
  now.layout === "list" ? now.group_by !== (group_by ?? null) : (group_by ?? now.group_by) !== now.group_by;

/** Whether a list is arranged in another way than its view says. A view that says nothing of the density suits any. */
export function isChanged(now: Arrangement, { attributes }: SavedView, usualSort: string): boolean {
  return (
    inOrder(now.filters) !== inOrder(attributes.filters as Arrangement["filters"]) ||
    (now.search ?? "") !== (attributes.search ?? "") ||
    (now.sort ?? "") !== (attributes.sort ?? usualSort) ||
    !same(now.columns, attributes.columns ?? null) ||
    now.layout !== attributes.layout ||
    isGroupedOtherwise(now, attributes) ||
    (attributes.density !== null && attributes.density !== undefined && now.density !== attributes.density)
  );
}
