import type { CursorSeal } from "../plan/cursor.ts";
import { filtersPath } from "../plan/plan-list.ts";
import type { ListPlan } from "../plan/read-plan.ts";

/** What the page's statement answers. */
export interface PageRow {
  readonly total: number;
  readonly size: number;
  /** The records as JSON, comma separated; null when the page is empty. */
  readonly data: string | null;
  readonly last: string | number | null;
  /** Whether any records follow; null when the page was not read by a cursor and the total tells it. */
  readonly more: boolean | null;
}

/** The caller's own parameters with some replaced, as a query string. */
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

/** The list envelope as JSON text: the page's records pass through as the database wrote them. */
export function listEnvelope(
  plan: ListPlan,
  page: PageRow,
  url: string,
  query: ReadonlyMap<string, string>,
  cursors: CursorSeal,
): string {
  const { perPage, page: number } = plan;
  const lastPage = Math.max(1, Math.ceil(page.total / perPage));
  const from = (number - 1) * perPage + 1;
  const hasNext = page.more ?? (page.size > 0 && number < lastPage);
  const cursor =
    hasNext && plan.inIdOrder && page.last !== null
      ? cursors.seal(String(page.last), plan.selection.resource.name, plan.sort[0]!.descending)
      : null;
  const link = (changes: Record<string, string | null>): string => `${url}?${queryWith(query, changes)}`;
  const meta = {
    current_page: number,
    from: page.size === 0 ? null : from,
    last_page: lastPage,
    path: url,
    per_page: perPage,
    to: page.size === 0 ? null : from + page.size - 1,
    total: page.total,
  };
  const links = {
    first: link({ page: "1", cursor: null }),
    next: hasNext ? link({ page: String(number + 1), cursor }) : null,
    prev: number > 1 ? link({ page: String(Math.min(number - 1, lastPage)), cursor: null }) : null,
    path: url,
    filters: filtersPath(plan.selection.resource),
  };
  return `{"data":[${page.data ?? ""}],"meta":${JSON.stringify(meta)},"links":${JSON.stringify(links)}}`;
}
