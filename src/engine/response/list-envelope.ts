import type { CursorSeal } from "../plan/cursor.ts";
import type { ListPlan } from "../plan/list-plan.ts";
import { filtersPath } from "../request/parse-selection.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { pageNumbers } from "./page-numbers.ts";

/** The row that the statement of a page returns. */
export interface PageRow {
  readonly total: number;
  readonly size: number;
  /** The records as JSON, separated by commas; null if the page is empty. */
  readonly data: string | null;
  readonly last: string | number | null;
  /** Whether records follow; null if the page was not read with a cursor, so that the total says so. */
  readonly more: boolean | null;
}

/** The caller's parameters with some replaced, as a query string. */
function queryWith(query: ReadonlyMap<string, string>, changes: Record<string, string | null>): string {
  const parameters = new Map(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return [...parameters]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
}

/** The list envelope as JSON text; the records' JSON is passed on as the database wrote it. */
export function listEnvelope(
  plan: ListPlan,
  page: PageRow,
  url: string,
  query: ReadonlyMap<string, string>,
  cursors: CursorSeal,
): string {
  const { perPage, page: number, selection } = plan;
  const hasNext = page.more ?? (page.size > 0 && number * perPage < page.total);
  const cursor =
    hasNext && plan.inIdOrder && page.last !== null
      ? cursors.seal(String(page.last), selection.resource.name, plan.sort[0]!.descending)
      : null;
  const { total, size, data } = page;
  return pageEnvelope(selection.resource, {
    page: number,
    perPage,
    total,
    size,
    data: data ?? "",
    hasNext,
    cursor,
    meta: {},
    url,
    query,
  });
}

/** One page of a list of any rows. */
export interface ListPage {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** The number of rows on the page. */
  readonly size: number;
  /** The rows as JSON, separated by commas. */
  readonly data: string;
  readonly hasNext: boolean;
  /** The encoded cursor of the next page, or null. */
  readonly cursor: string | null;
  /** Further members of `meta`, besides the page numbers. */
  readonly meta: Readonly<Record<string, unknown>>;
  readonly url: string;
  /** The caller's parameters. */
  readonly query: ReadonlyMap<string, string>;
}

/** The envelope of one page, as JSON text. */
export function pageEnvelope(resource: Pick<ResourceSchema, "name">, list: ListPage): string {
  const { page, url } = list;
  const numbers = pageNumbers(list);
  const link = (changes: Record<string, string | null>): string => `${url}?${queryWith(list.query, changes)}`;
  const meta = { ...numbers, path: url, ...list.meta };
  const links = {
    first: link({ page: "1", cursor: null }),
    next: list.hasNext ? link({ page: String(page + 1), cursor: list.cursor }) : null,
    prev: page > 1 ? link({ page: String(Math.min(page - 1, numbers.last_page)), cursor: null }) : null,
    path: url,
    filters: filtersPath(resource),
  };
  return `{"data":[${list.data}],"meta":${JSON.stringify(meta)},"links":${JSON.stringify(links)}}`;
}
