import type { ListPlan } from "../plan/list-plan.ts";
import {
  type ContextValue,
  column,
  ident,
  join,
  raw,
  type Sql,
  type SqlContext,
  sql,
  unseenByPlanner,
} from "../sql/sql.ts";
import { envelope, sharesRelated } from "./envelope.ts";
import type { MatchingRecords } from "./matching-records.ts";
import { withPageText } from "./page-texts.ts";
import { selectFromRecords } from "./select-from-records.ts";
import { orderBy } from "./select-records.ts";

/**
 * One statement for a page and its total. Returns one row: `total` and `position` (see `totalOf`), `size`, `data` (the
 * records' JSON, separated by commas, or null), `last` (the id of the page's last record) and, with a cursor, `more`
 * (whether records follow; the total does not say so if records before the cursor were deleted).
 * @param context the values of the request: the planner does not look at those that are null because the caller is no
 *   employee, since most conditions would vanish, and the plan for whatever caller would never seem good enough to keep
 */
export function selectPage(
  plan: ListPlan,
  { expression, condition }: MatchingRecords,
  total: Sql,
  context: SqlContext,
): Sql {
  const { selection, sort, projection } = plan;
  const table = ident(selection.resource.table);
  const order = orderBy(sort, "record");
  const descending = sort[0]!.descending;
  const further =
    plan.after === null ? null : sql`${column("record", "id")} ${raw(descending ? "<" : ">")} ${plan.after}`;
  const offset = plan.after === null ? (plan.page - 1) * plan.perPage : 0;
  const beyond = sql`${column("record", "id")} ${raw(descending ? "<" : ">")} ${column("page", "last")}`;
  const more =
    plan.after === null
      ? raw("null::boolean")
      : sql`exists (select 1 from ${table} record where ${condition} and ${beyond})`;
  const limit = candidateLimit(offset + plan.perPage);
  const chosen = selectFromRecords(raw("record.*"), table, { condition, further, order });
  const candidates = sql`${chosen} limit ${raw(String(limit))}`;
  const rows = sql`select record.* from (${candidates}) record limit ${plan.perPage}::integer offset ${offset}::bigint`;
  const isShared = sharesRelated(projection);
  const records = envelope(projection, "paged", isShared);
  const expressions = [
    ...(expression ? [expression] : []),
    ...(isShared ? [sql`paged as materialized (${rows})`] : []),
  ];
  const beginning = expressions.length > 0 ? sql`with ${join(expressions, ", ")} ` : raw("");
  const statement = sql`${beginning}select total.total, total.position,
      page.size, page.data, page.last, ${more} as more
    from (${total}) total,
    lateral (
      select count(*)::integer as size, string_agg(${records}, ',') as data,
        ${raw(descending ? "min" : "max")}(${column("paged", "id")}${raw(selection.resource.key === "ulid" ? "" : "::integer")}) as last
      from ${isShared ? raw("paged") : sql`(${rows}) paged`}
    ) page`;
  // The rest of the text follows from the resource, which follows from the projection.
  const start = plan.after === null ? "" : "after";
  const unknown = PERSON.filter((name) => context[name] === null);
  const determining = [expression ?? "", condition, total, order, limit, start, ...unknown];
  const sent =
    unknown.length === 0 ? statement : unseenByPlanner(statement, (name) => unknown.includes(name!));
  return withPageText(sent, records, determining);
}

/** The values of a request that say which person asks. */
const PERSON: readonly ContextValue[] = ["self", "selfUser", "team", "identity"];

/** Pages end within the first few of these numbers of records; later ones within ten times as many, and so on. */
const CANDIDATE_LIMITS = [1, 5, 15, 50, 150, 500];

/**
 * How many records PostgreSQL should expect a page to be chosen from: a constant of the statement, one of few for the
 * ends of all pages. If the planner knew no such number, it would expect a tenth of the table, and compose every record
 * of it; the plan for whatever values would then seem worse than one for the page at hand, and the statement would be
 * planned again at every request, which can take longer than running it.
 */
function candidateLimit(end: number): number {
  const limit = CANDIDATE_LIMITS.find((few) => few >= end);
  if (limit !== undefined) return limit;
  return CANDIDATE_LIMITS.at(-1)! * 10 ** Math.ceil(Math.log10(end / CANDIDATE_LIMITS.at(-1)!));
}
