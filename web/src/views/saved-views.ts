import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ApiRecord, listRecords } from "../api/records.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";

export type SavedView = ApiRecord<"views">;
export type ViewLayout = NonNullable<SavedView["attributes"]["layout"]>;

const MOST = 500;
const NONE: readonly SavedView[] = [];

/**
 * All views in the person's sight: one request for the navigation and every list. Changes are reported as they happen;
 * what leaves the person's sight is not, and is noticed after a while.
 */
export const viewsQuery = queryOptions({
  queryKey: ["views", "list", "all"],
  queryFn: () => listRecords("views", { perPage: MOST }),
  staleTime: 10 * 60_000,
});

export interface ViewsOfList {
  readonly all: readonly SavedView[];
  /** The view with which the list opens for everybody. */
  readonly standard: SavedView | null;
  /** Whether it is known which views there are. A list can be shown without them. */
  readonly isKnown: boolean;
}

const hasViews = (ui: ResourceUi): boolean => ui.list.withoutSavedViews !== true;

/** The views of a list among all that were read; undefined: they are not known. */
export function viewsAmong(ui: ResourceUi, read: readonly SavedView[] | undefined): ViewsOfList {
  const all = hasViews(ui)
    ? (read?.filter(({ attributes }) => attributes.resource === ui.resource) ?? NONE)
    : NONE;
  return {
    all,
    standard: all.find(({ attributes }) => attributes.is_default) ?? null,
    isKnown: read !== undefined || !hasViews(ui),
  };
}

/** The views of a list that the person sees. If they cannot be read, the list is shown without them. */
export function useViewsOf(ui: ResourceUi): ViewsOfList {
  const { data, isError } = useQuery({ ...viewsQuery, enabled: hasViews(ui) });
  return viewsAmong(ui, data?.data ?? (isError ? NONE : undefined));
}

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Whether a text of the URL is the id of a saved view, and not the name of one that the list declares. */
export const isSavedId = (text: string | undefined): text is string => text !== undefined && ULID.test(text);

/** The filters of a view as the list's URL has them. */
export const filtersOfView = ({ attributes }: SavedView): Readonly<Record<string, string>> =>
  attributes.filters as Readonly<Record<string, string>>;
