import type { Getter } from "../declare/getter.ts";
import type { SortTerm } from "../declare/sort.ts";
import { notFound } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Operand } from "../work/operand.ts";
import { readQueryParameters } from "./declared-parameters.ts";
import { requestedSort } from "./parse-list.ts";
import { type Page, parsePage } from "./parse-page.ts";
import type { QueryParameters } from "./parse-query.ts";
import { parseSelection, type RequestedSelection } from "./parse-selection.ts";
import { noteUnknown } from "./refuse-unknown.ts";

/** What is requested of a getter. */
export interface RequestedGetter {
  readonly parameters: Readonly<Record<string, Operand | undefined>>;
  readonly page: Page;
  /** Null where the getter takes no filters. */
  readonly selection: RequestedSelection | null;
  /** Null: the list's own order. */
  readonly sort: readonly SortTerm[] | null;
}

/** The getters of a level, by path. */
export const gettersAt = (resource: ResourceSchema, level: Getter["level"]): [string, Getter][] =>
  Object.entries(resource.getters).filter(([, getter]) => getter.level === level);

/** Finds the getter of a path. @throws 404 naming those that there are. */
export function findGetter(resource: ResourceSchema, level: Getter["level"], path: string): Getter {
  const available = gettersAt(resource, level);
  const found = available.find(([name]) => name === path);
  if (found) return found[1];
  const names = available.map(([name]) => name);
  throw notFound(`There is no such getter. Available: ${names.join(", ") || "none"}.`, { available: names });
}

/** Reads what is requested of a getter . @throws 422 for what is unknown or cannot be read. */
export function parseGetter(
  resource: ResourceSchema,
  getter: Getter,
  query: QueryParameters,
): RequestedGetter {
  const errors = new ErrorList();
  const parameters = readQueryParameters(query, getter.parameters, errors);
  const own = new Set([
    ...Object.keys(getter.parameters),
    ...(getter.isPaged ? ["page", "perPage"] : []),
    "tenant",
  ]);
  if (getter.takesFilters) for (const name of ["search", "sort"]) own.add(name);
  else noteUnknown(query, own, errors);
  errors.throwIfAny();
  return {
    parameters,
    page: parsePage(query),
    selection: getter.takesFilters ? parseSelection(resource, query, own) : null,
    sort: getter.takesFilters ? requestedSort(query) : null,
  };
}
