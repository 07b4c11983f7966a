import type { Actor } from "../declare/actor.ts";
import type { FilterFail } from "../declare/filter.ts";
import { normalizeText } from "../declare/text.ts";
import { forbidden, invalidField } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { fieldMessage } from "../errors/messages.ts";
import { parseIncludes } from "../request/parse-include.ts";
import { parsePage } from "../request/parse-page.ts";
import type { QueryParameters } from "../request/parse-query.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { CursorSeal } from "./cursor.ts";
import { isOpenTo } from "./journal-gates.ts";
import type { ProjectionPlanner } from "./plan-projection.ts";
import type { ListPlan, PlannedFilter, Selection, SortKey } from "./read-plan.ts";
import { requireQuery, requireRead, visibleRows } from "./sight.ts";

const LIST_PARAMETERS = new Set([
  "page",
  "perPage",
  "search",
  "sort",
  "related",
  "include",
  "cursor",
  "tenant",
]);
const MAX_WORDS = 20;

/**
 * Plans a list request.
 * @throws 403 for what the actor may not read or query by; 422 for every parameter that is wrong.
 */
export function planList(
  resource: ResourceSchema,
  actor: Actor,
  query: QueryParameters,
  planner: ProjectionPlanner,
  cursors: CursorSeal,
): ListPlan {
  requireRead(resource, actor);
  const page = parsePage(query);
  const selection = planSelection(resource, actor, query, LIST_PARAMETERS);
  const sort = planSort(resource, actor, query.get("sort"));
  const inIdOrder = sort.length === 1 && sort[0]!.field.name === "id";
  const projection = planner.plan(resource, actor, parseIncludes(query.get("related"), query.get("include")));
  const after = page.cursor === null ? null : cursors.open(page.cursor, resource.name, sort[0]!.descending);
  if (page.cursor !== null && (after === null || !inIdOrder)) {
    throw invalidField("cursor", "The cursor is not valid for this list.");
  }
  return { selection, sort, projection, page: page.number, perPage: page.perPage, after, inIdOrder };
}

/**
 * Plans which records a request means: filters and search among the parameters, within the actor's sight.
 * Parameters named in `others` are left to the caller; any further one is unknown.
 */
export function planSelection(
  resource: ResourceSchema,
  actor: Actor,
  query: QueryParameters,
  others: ReadonlySet<string>,
): Selection {
  const errors = new ErrorList();
  const filters: PlannedFilter[] = [];
  for (const [name, text] of query) {
    if (others.has(name)) continue;
    const filter = planFilter(resource, actor, name, text, errors);
    if (filter) filters.push(filter);
  }
  const words = planSearch(resource, query.get("search") ?? "", errors);
  errors.throwIfAny();
  return { resource, rows: visibleRows(resource, actor) ?? "all", filters, words };
}

function planFilter(
  resource: ResourceSchema,
  actor: Actor,
  name: string,
  text: string,
  errors: ErrorList,
): PlannedFilter | null {
  const negated = name.startsWith("-");
  const filter = resource.filters.get(negated ? name.slice(1) : name);
  if (!filter) {
    const shown = name.slice(0, 100);
    errors.add(
      shown,
      `The ${shown} parameter is not known here. The filters are listed at ${filtersPath(resource)}.`,
      [...resource.filters.keys()],
    );
    return null;
  }
  requireQuery(resource, filter.gate, actor, name);
  const fail: FilterFail = (template, allowed) =>
    errors.add(name, fieldMessage(template, filter.name), allowed);
  if (text.trim() === "") fail("The :field filter must have a value; null means empty.");
  else if (text === "null") {
    if (filter.nullable) return { filter, operand: { kind: "empty" }, negated };
    fail("The :field filter cannot be null: the field is never empty.");
  } else {
    const operand = filter.kind.read(text, fail);
    const gates = filter.gatesFor?.(operand, resource.siblings, fail) ?? [];
    const closed = gates.find((gate) => !isOpenTo(actor, gate));
    if (closed) throw forbidden(closed.named, name);
    return { filter, operand, negated };
  }
  return null;
}

export const filtersPath = (resource: ResourceSchema): string => `/api/${resource.name}/filters`;

function planSearch(resource: ResourceSchema, text: string, errors: ErrorList): string[] {
  const words = normalizeText(text)
    .split(/\s+/u)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  if (resource.search.length === 0) errors.add("search", `The ${resource.plural} have no searchable fields.`);
  if (words.length > MAX_WORDS)
    errors.add("search", `The search must not have more than ${MAX_WORDS} words.`);
  return words;
}

/** Reads `a,-b`; empty: the resource's own order. @throws 403 for a gated field, 422 naming the fields allowed. */
export function planSort(resource: ResourceSchema, actor: Actor, text: string | undefined): SortKey[] {
  const given = text?.trim() ? text : resource.defaultSort;
  const keys: SortKey[] = [];
  for (const part of given.split(",").map((item) => item.trim())) {
    const descending = part.startsWith("-");
    const name = descending ? part.slice(1) : part;
    const field = resource.sort.includes(name) ? resource.fields.get(name) : undefined;
    if (!field) {
      const allowed = resource.sort.join(", ");
      throw invalidField(
        "sort",
        `${name.slice(0, 100)} is not a sortable field of ${resource.name}. Allowed: ${allowed}.`,
        resource.sort,
      );
    }
    requireQuery(resource, field.gate, actor, "sort");
    if (!keys.some((key) => key.field === field)) keys.push({ field, descending });
  }
  return keys;
}
