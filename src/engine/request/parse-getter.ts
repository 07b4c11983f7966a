import type { Getter } from "../declare/getter.ts";
import type { SortTerm } from "../declare/sort.ts";
import { notFound } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { message, said } from "../errors/message.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Operand } from "../work/operand.ts";
import { calendarOf, type QueryCall } from "./call.ts";
import { readQueryParameters } from "./declared-parameters.ts";
import { requestedSort } from "./parse-list.ts";
import { type Page, parsePage } from "./parse-page.ts";
import { parseSelection, type RequestedSelection } from "./parse-selection.ts";
import { noteUnknown } from "./refuse-unknown.ts";

/** The parsed request of a getter. */
export interface RequestedGetter {
  readonly parameters: Readonly<Record<string, Operand | undefined>>;
  readonly page: Page;
  /** Null if the getter has no filters. */
  readonly selection: RequestedSelection | null;
  /** Null: the default order. */
  readonly sort: readonly SortTerm[] | null;
}

/** The getters of a level, by path. */
export const gettersAt = (resource: ResourceSchema, level: Getter["level"]): [string, Getter][] =>
  Object.entries(resource.getters).filter(([, getter]) => getter.level === level);

/** Finds the getter with a path. @throws 404 with the paths of all getters */
export function findGetter(resource: ResourceSchema, level: Getter["level"], path: string): Getter {
  const available = gettersAt(resource, level);
  const found = available.find(([name]) => name === path);
  if (found) return found[1];
  const names = available.map(([name]) => name);
  throw notFound(message`There is no such getter. Available: ${names.join(", ") || said("none")}.`, {
    available: names,
  });
}

/** Parses the request of a getter. @throws 422 for unknown parameters and invalid values */
export function parseGetter(resource: ResourceSchema, getter: Getter, call: QueryCall): RequestedGetter {
  const { query } = call;
  const errors = new ErrorList();
  const parameters = readQueryParameters(call, getter.parameters, errors);
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
    selection: getter.takesFilters ? parseSelection(resource, query, own, calendarOf(call)) : null,
    sort: getter.takesFilters ? requestedSort(query) : null,
  };
}
