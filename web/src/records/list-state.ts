import { useNavigate, useSearch } from "@tanstack/react-router";
import type { Query } from "../api/records.ts";
import { labelSelection } from "../declare/record-label.ts";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { type Session, useSession } from "../session/session.ts";

const PAGE_SIZE = 25;
/** What the address says besides filters. */
const OWN = new Set(["view", "search", "sort", "page", "perPage", "open", "next"]);

/** A view as it is for the person who looks. */
interface OwnView {
  readonly id: string;
  readonly label: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** What a list shows, all of it in the address, so that it can be sent to somebody and the way back leads to it. */
export interface ListState {
  readonly views: readonly OwnView[];
  readonly view: OwnView | null;
  readonly search: string;
  readonly sort: string;
  readonly page: number;
  readonly perPage: number;
  /** As the API takes them: by name, negated with a minus before it. */
  readonly filters: Readonly<Record<string, string>>;
  /** The record open beside the list; "new" for one that is being made. */
  readonly open: string | null;
}

type Change = Partial<Omit<ListState, "view" | "views">> & { readonly view?: string };

/** The views that make sense for the person. */
const ownViews = (ui: ResourceUi, session: Session): OwnView[] =>
  (ui.list.views ?? []).flatMap(({ id, label, filters: given }) => {
    const filters = typeof given === "function" ? given(session) : given;
    return filters ? [{ id, label, filters }] : [];
  });

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";

/** The state of a list as the address has it, and how to change it. A change leads back to the first page. */
export function useListState(ui: ResourceUi): [ListState, (change: Change) => void] {
  const given = useSearch({ strict: false }) as Record<string, string | undefined>;
  const navigate = useNavigate();
  const { sort = "" } = ui.list;
  const views = ownViews(ui, useSession());
  const filters = Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => !OWN.has(name))
      .filter(isText),
  );
  const state: ListState = {
    views,
    view: views.find(({ id }) => id === given.view) ?? views[0] ?? null,
    search: given.search ?? "",
    sort: given.sort ?? sort,
    page: positive(given.page) ?? 1,
    perPage: positive(given.perPage) ?? PAGE_SIZE,
    filters,
    open: given.open ?? null,
  };
  const change = ({ filters: wanted, view, page, perPage, ...rest }: Change): void => {
    const isOnlyOpening = Object.keys(rest).join() === "open" && !wanted && view === undefined;
    void navigate({
      to: ".",
      search: {
        ...given,
        ...(wanted
          ? { ...Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])), ...wanted }
          : {}),
        ...(view === undefined ? {} : { view: view === views[0]?.id ? undefined : view }),
        ...(perPage === undefined ? {} : { perPage: perPage === PAGE_SIZE ? undefined : String(perPage) }),
        ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value || undefined])),
        page:
          page === undefined
            ? isOnlyOpening
              ? given.page
              : undefined
            : page === 1
              ? undefined
              : String(page),
      } as never,
      replace: rest.search !== undefined,
    });
  };
  return [state, change];
}

const positive = (text: string | undefined): number | null => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : null;
};

/** The list's filters: those of the view, unless the person filters by the same, and the person's own. */
export function filtersOf({ view, filters, search }: ListState): Record<string, string> {
  const ofView = Object.entries(view?.filters ?? {}).filter(([name]) => !(name in filters));
  return { ...Object.fromEntries(ofView), ...filters, ...(search === "" ? {} : { search }) };
}

/** The relationships that the columns show. */
export function includeOf(ui: ResourceUi, columns: readonly Column[]): string | undefined {
  const parts = columns.flatMap(({ name, include, render }) => {
    const field = ui.fields[name];
    if (include !== undefined) return [include];
    if (render || !field?.relationship || !field.resource) return [];
    return [labelSelection(field.relationship, field.resource)];
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
