import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { type Session, useSession } from "../session/session.ts";

const PAGE_SIZE = 25;
const LARGEST_PAGE = 500;
/** Larger page numbers are read as this one, which is after the end of any list. */
const LAST_PAGE = 1_000_000;
/** The parameters of the URL that are not filters. */
const OWN = new Set(["view", "search", "sort", "page", "perPage", "open", "columns", "next"]);

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
  readonly search: string;
  readonly sort: string;
  readonly page: number;
  readonly perPage: number;
  /** The filters as the API accepts them: by name, with a minus before the names of negated ones. */
  readonly filters: Readonly<Record<string, string>>;
  /** The record open beside the list; "new" for one that is being created. */
  readonly open: string | null;
  /** The names of the columns besides the first; null if the URL does not contain them. */
  readonly columns: readonly string[] | null;
}

type Change = Partial<Omit<ListState, "view" | "views" | "columns">> & {
  readonly view?: string;
  /** Null removes them from the URL. */
  readonly columns?: readonly string[] | null;
};

/** Changes the list; `replace` adds no entry to the browser's history. */
export type ChangeList = (change: Change, how?: { readonly replace: boolean }) => void;

/** The views that apply to the person. */
const ownViews = (ui: ResourceUi, session: Session): OwnView[] =>
  (ui.list.views ?? []).flatMap(({ id, label, filters: given }) => {
    const filters = typeof given === "function" ? given(session) : given;
    return filters ? [{ id, label, filters }] : [];
  });

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";

/** The parameters of a URL by name. */
export type SearchParameters = Readonly<Record<string, string | undefined>>;

/** The state of a list for the person, from the parameters of its URL. */
export function listStateOf(ui: ResourceUi, session: Session, given: SearchParameters): ListState {
  const { sort = "" } = ui.list;
  const views = ownViews(ui, session);
  const filters = Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => !OWN.has(name))
      .filter(isText),
  );
  return {
    views,
    view: views.find(({ id }) => id === given.view) ?? views[0] ?? null,
    search: ui.metadata.isSearchable ? (given.search ?? "") : "",
    sort: given.sort ?? sort,
    page: positive(given.page, LAST_PAGE) ?? 1,
    perPage: positive(given.perPage, LARGEST_PAGE) ?? PAGE_SIZE,
    filters,
    open: given.open ?? null,
    columns: given.columns?.split(",") ?? null,
  };
}

/** The state of a list from the URL, and the function that changes it. A change leads to the first page. */
export function useListState(ui: ResourceUi): [ListState, ChangeList] {
  const given = useSearch({ strict: false }) as SearchParameters;
  const navigate = useNavigate();
  const state = listStateOf(ui, useSession(), given);
  const { views, filters } = state;
  const change: ChangeList = ({ filters: wanted, view, page, perPage, columns, ...rest }, how) => {
    const names = Object.keys(rest);
    const staysOnPage = names.every((name) => name === "open") && !wanted && view === undefined && !perPage;
    void navigate({
      to: ".",
      search: {
        ...given,
        ...(wanted
          ? { ...Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])), ...wanted }
          : {}),
        ...(view === undefined ? {} : { view: view === views[0]?.id ? undefined : view }),
        ...(perPage === undefined ? {} : { perPage: perPage === PAGE_SIZE ? undefined : String(perPage) }),
        ...(columns === undefined ? {} : { columns: columns?.join(",") }),
        ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value || undefined])),
        page:
          page === undefined ? (staysOnPage ? given.page : undefined) : page === 1 ? undefined : String(page),
      } as never,
      replace: how?.replace ?? rest.search !== undefined,
    });
  };
  return [state, change];
}

const positive = (text: string | undefined, most: number): number | null => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : null;
};

/** The list's filters: the view's, unless the person filters by the same, and the person's own. */
export function filtersOf({ view, filters, search }: ListState): Record<string, string> {
  const ofView = Object.entries(view?.filters ?? {}).filter(([name]) => !(name in filters));
  return { ...Object.fromEntries(ofView), ...filters, ...(search === "" ? {} : { search }) };
}
