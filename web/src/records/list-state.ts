import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { type Session, useSession } from "../session/session.ts";
import {
  filtersOfView,
  isSavedId,
  type SavedView,
  useViewsOf,
  type ViewLayout,
  type ViewsOfList,
} from "../views/saved-views.ts";
import type { Density } from "./use-density.ts";

const PAGE_SIZE = 25;
const LARGEST_PAGE = 500;
/** Larger page numbers are read as this one, which is after the end of any list. */
const LAST_PAGE = 1_000_000;
/** The parameters of the URL that are not filters. */
const OWN = new Set([
  ...[
    "view",
    "filters",
    "search",
    "sort",
    "page",
    "perPage",
    "open",
    "copy",
    "columns",
    "density",
    "group",
    "next",
  ],
  ...["toggled", "on", "scale", "by"],
]);
/** With one of these, or with a filter, the URL says itself what is listed. */
const CHOOSING = ["view", "filters", "search", "sort"] as const;
/** The value of `view` and of `filters` that means none. */
const NONE = "none";

/** A view, with the filters that it has for the person. */
interface OwnView {
  readonly id: string;
  readonly label: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** What a list shows. All of it is in the URL, so that it can be shared and the back button leads to it. */
export interface ListState {
  readonly views: readonly OwnView[];
  readonly view: OwnView | null;
  /** The saved view that the list shows; what the URL contains besides is a change of it. */
  readonly saved: SavedView | null;
  /** Whether the URL names a saved view that does not exist, or is out of sight. */
  readonly lacksView: boolean;
  /** Whether it is known what to list: a saved view may say so. */
  readonly isReady: boolean;
  readonly search: string;
  readonly sort: string;
  readonly page: number;
  readonly perPage: number;
  /** The filters as the API accepts them: by name, with a minus before the names of negated ones. */
  readonly filters: Readonly<Record<string, string>>;
  /** The record open beside the list; "new" for one that is being created. */
  readonly open: string | null;
  /** The record that a new one is a copy of. */
  readonly copy: string | null;
  /** The names of the columns besides the first; null if neither the URL nor the view contains them. */
  readonly columns: readonly string[] | null;
  /** The height of the rows; null: as the person has it. */
  readonly density: Density | null;
  /** What the records are grouped by; null: not at all, or as a board or a timeline declares. */
  readonly groupBy: string | null;
  /** The groups that the person opened or closed. */
  readonly toggled: readonly string[];
}

type Change = Partial<Pick<ListState, "search" | "sort" | "page" | "perPage" | "filters">> & {
  readonly open?: string;
  readonly copy?: string;
  readonly view?: string;
  /** Null removes them from the URL. */
  readonly columns?: readonly string[] | null;
  readonly density?: Density;
  /** Null: not at all. */
  readonly groupBy?: string | null;
  readonly toggled?: readonly string[];
};

/** Changes the list; `replace` adds no entry to the browser's history. */
export type ChangeList = (change: Change, how?: { readonly replace: boolean }) => void;

/** The views that apply to the person. */
const ownViews = (ui: ResourceUi, session: Session): OwnView[] =>
  (ui.list.views ?? []).flatMap(({ id, label, filters: given }) => {
    const filters = typeof given === "function" ? given(session) : given;
    const said = typeof label === "function" ? label({ many: ui.singular }) : label;
    return filters ? [{ id, label: said, filters }] : [];
  });

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";

/** The parameters of a URL by name. */
export type SearchParameters = Readonly<Record<string, string | undefined>>;

const filtersIn = (given: SearchParameters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => !OWN.has(name))
      .filter(isText),
  );

/** The saved view of a list: the one that the URL names, else the default if the URL does not say what is listed. */
function savedViewOf({ all, standard, isKnown }: ViewsOfList, given: SearchParameters, layout: ViewLayout) {
  const isBare =
    CHOOSING.every((name) => given[name] === undefined) && Object.keys(filtersIn(given)).length === 0;
  const named = isSavedId(given.view) ? (all.find(({ id }) => id === given.view) ?? null) : null;
  const applied = isBare && standard?.attributes.layout === layout ? standard : null;
  return {
    saved: named ?? applied,
    lacksView: isKnown && isSavedId(given.view) && named === null,
    isReady: isKnown || !(isBare || isSavedId(given.view)),
  };
}

/** The state of a list for the person, from the parameters of its URL and the saved views. */
export function listStateOf(
  ui: ResourceUi,
  session: Session,
  given: SearchParameters,
  known: ViewsOfList,
  layout: ViewLayout = "list",
): ListState {
  const { sort = "" } = ui.list;
  const views = ownViews(ui, session);
  const view = savedViewOf(known, given, layout);
  const { saved } = view;
  const arranged = saved?.attributes;
  const ownFilters = filtersIn(given);
  const hasOwnFilters = Object.keys(ownFilters).length > 0 || given.filters === NONE;
  return {
    ...view,
    views,
    view: saved ? null : (views.find(({ id }) => id === given.view) ?? views[0] ?? null),
    search: ui.metadata.isSearchable ? (given.search ?? arranged?.search ?? "") : "",
    sort: given.sort ?? arranged?.sort ?? sort,
    page: positive(given.page, LAST_PAGE) ?? 1,
    perPage: positive(given.perPage, LARGEST_PAGE) ?? PAGE_SIZE,
    filters: saved && !hasOwnFilters ? filtersOfView(saved) : ownFilters,
    open: given.open ?? null,
    copy: given.copy ?? null,
    columns: given.columns?.split(",") ?? (saved && columnsOfView(ui, saved)),
    density: densityOf(given.density ?? arranged?.density),
    groupBy: given.group === NONE ? null : (given.group ?? ofLayout(arranged, layout)?.group_by ?? null),
    toggled: given.toggled?.split(",") ?? [],
  };
}

/** The state of a list from the URL, and the function that changes it. A change leads to the first page. */
export function useListState(ui: ResourceUi, layout: ViewLayout = "list"): [ListState, ChangeList] {
  const given = useSearch({ strict: false }) as SearchParameters;
  const navigate = useNavigate();
  const known = useViewsOf(ui);
  const state = listStateOf(ui, useSession(), given, known, layout);
  const { views, saved } = state;
  const arranged = saved?.attributes;
  const hasStandard = known.standard !== null;
  const change: ChangeList = (
    { filters: wanted, view, page, perPage, columns, search, groupBy, toggled, ...rest },
    how,
  ) => {
    const names = Object.keys(rest);
    const staysOnPage =
      names.every((name) => name === "open" || name === "copy" || name === "density") &&
      search === undefined &&
      !wanted &&
      view === undefined &&
      groupBy === undefined &&
      !perPage;
    // Another view that the list declares takes the place of the saved one.
    const isOfSaved = saved !== null && view === undefined;
    const isFirst = view === views[0]?.id && !hasStandard;
    void navigate({
      to: ".",
      search: {
        ...given,
        ...(isOfSaved ? { view: saved.id } : {}),
        ...(wanted ? filtersForUrl(given, wanted, isOfSaved) : {}),
        ...(view === undefined ? {} : { view: isFirst ? undefined : view, filters: undefined }),
        ...(perPage === undefined ? {} : { perPage: perPage === PAGE_SIZE ? undefined : String(perPage) }),
        ...(groupBy === undefined
          ? {}
          : { group: groupBy ?? (isOfSaved && arranged?.group_by ? NONE : undefined), toggled: undefined }),
        ...(toggled === undefined ? {} : { toggled: toggled.join(",") || undefined }),
        ...(columns === undefined ? {} : { columns: columns?.join(",") }),
        ...(search === undefined
          ? {}
          : { search: search || (isOfSaved && arranged?.search ? "" : undefined) }),
        ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value || undefined])),
        page:
          page === undefined ? (staysOnPage ? given.page : undefined) : page === 1 ? undefined : String(page),
      } as never,
      replace: how?.replace ?? search !== undefined,
    });
  };
  return [state, change];
}

/** The URL's parameters for other filters. Beside a saved view, it says so if there are none. */
const filtersForUrl = (
  given: SearchParameters,
  wanted: Readonly<Record<string, string>>,
  isOfSaved: boolean,
): SearchParameters => ({
  ...Object.fromEntries(Object.keys(filtersIn(given)).map((name) => [name, undefined])),
  ...wanted,
  filters: isOfSaved && Object.keys(wanted).length === 0 ? NONE : undefined,
});

/** The columns of a view. Those that show no field of the API cannot be saved, and are shown as usual. */
function columnsOfView(ui: ResourceUi, { attributes: { columns } }: SavedView): readonly string[] | null {
  return columns ? [...columns, ...ui.list.chosenAtFirst.filter((name) => !ui.fields[name])] : null;
}

/** What a view says of the layout in which it is shown. */
const ofLayout = (arranged: SavedView["attributes"] | undefined, layout: ViewLayout) =>
  arranged?.layout === layout ? arranged : undefined;

const densityOf = (text: string | null | undefined): Density | null =>
  text === "compact" || text === "comfortable" ? text : null;

const positive = (text: string | undefined, most: number): number | null => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : null;
};

/** The list's filters: the view's, unless the person filters by the same, and the person's own. */
export function filtersOf({ view, filters, search }: ListState): Record<string, string> {
  const ofView = Object.entries(view?.filters ?? {}).filter(([name]) => !(name in filters));
  return { ...Object.fromEntries(ofView), ...filters, ...(search === "" ? {} : { search }) };
}
