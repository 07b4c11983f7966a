import type { FilterFail } from "../declare/filter.ts";
import type { LocalCalendar } from "../declare/relative-days.ts";
import { normalizeText } from "../declare/text.ts";
import { ErrorList } from "../errors/error-list.ts";
import { message, said } from "../errors/message.ts";
import { fieldMessage } from "../errors/messages.ts";
import type { FilterSchema, ResourceSchema } from "../schema/schema.ts";
import { type Combination, conditionsOf, mapConditions } from "../work/combination.ts";
import type { Operand } from "../work/operand.ts";
import type { QueryParameters } from "./parse-query.ts";
import { parseWhere, WHERE } from "./parse-where.ts";

const MAX_WORDS = 20;

/** A filter in a request. */
export interface RequestedFilter {
  /** The parameter on which its problems are reported: its name with a leading minus if it is negated, or `where`. */
  readonly parameter: string;
  readonly filter: FilterSchema;
  readonly negated: boolean;
  /** The parsed value; null if it is invalid. */
  readonly operand: Operand | null;
}

/** The filters and search words of a request. */
export interface RequestedSelection {
  readonly filters: readonly RequestedFilter[];
  /** The filters that `where` combines; null if there are none, or if some are invalid. */
  readonly where: Combination<RequestedFilter> | null;
  readonly words: readonly string[];
  /** Their errors, which are reported after the plan has refused what the caller may not request. */
  readonly problems: ErrorList;
}

/** The path of the list of a resource's filters. */
export const filtersPath = (resource: Pick<ResourceSchema, "name">): string =>
  `/api/${resource.name}/filters`;

/** How the filters of a request are read. */
interface Reading {
  readonly resource: ResourceSchema;
  readonly calendar: LocalCalendar;
  readonly problems: ErrorList;
}

/** Parses the filters and the search. Parameters in `others` are ignored; any further one is an unknown filter. */
export function parseSelection(
  resource: ResourceSchema,
  query: QueryParameters,
  others: ReadonlySet<string>,
  calendar: LocalCalendar,
): RequestedSelection {
  const problems = new ErrorList();
  const reading = { resource, calendar, problems };
  const filters: RequestedFilter[] = [];
  let where: RequestedSelection["where"] = null;
  for (const [parameter, text] of query) {
    if (others.has(parameter)) continue;
    if (parameter === WHERE && resource.filters.size > 0) where = readWhere(reading, text);
    else {
      const requested = parseFilter(reading, parameter, text, parameter);
      if (requested) filters.push(requested);
    }
  }
  return { filters, where, words: parseSearch(resource, query.get("search") ?? "", problems), problems };
}

/** Reads the combined filters, whose problems are all reported on `where`. */
function readWhere(reading: Reading, text: string): RequestedSelection["where"] {
  const written = parseWhere(text);
  if (!("problem" in written))
    return mapConditions(written, (filter) => parseFilter(reading, filter.parameter, filter.text, WHERE));
  reading.problems.add(WHERE, written.problem);
  return null;
}

/** `place` is the parameter on which problems are reported. */
function parseFilter(
  { resource, calendar, problems }: Reading,
  parameter: string,
  text: string,
  place: string,
): RequestedFilter | null {
  const negated = parameter.startsWith("-");
  const filter = resource.filters.get(negated ? parameter.slice(1) : parameter);
  if (!filter) {
    const shown = parameter.slice(0, 100);
    const unknown = message`The ${shown} parameter is unknown. The filters are listed at ${filtersPath(resource)}.`;
    problems.add(place === WHERE ? WHERE : shown, unknown, [...resource.filters.keys()]);
    return null;
  }
  let failed = false;
  const fail: FilterFail = (template, allowed) => {
    failed = true;
    problems.add(place, fieldMessage(template, filter.name, "filter"), allowed);
  };
  const operand = parseOperand(filter, text, fail, calendar);
  return { parameter: place, filter, negated, operand: failed ? null : operand };
}

function parseOperand(
  filter: FilterSchema,
  text: string,
  fail: FilterFail,
  calendar: LocalCalendar,
): Operand | null {
  if (text.trim() === "") fail("The :field :what must have a value; null means empty.");
  else if (text !== "null") return filter.kind.read(text, fail, calendar);
  else if (filter.nullable) return { kind: "empty" };
  else fail("The :field :what cannot be null: the field is never empty.");
  return null;
}

/** The parameters of a query and the filters in its `where`, with their texts; none is checked. */
export function requestedFilters(query: QueryParameters): [parameter: string, text: string][] {
  const text = query.get(WHERE);
  if (text === undefined) return [...query];
  const written = parseWhere(text);
  const combined = "problem" in written ? [] : conditionsOf(written);
  return [...query, ...combined.map(({ parameter, text }): [string, string] => [parameter, text])];
}

function parseSearch(resource: ResourceSchema, text: string, problems: ErrorList): string[] {
  const words = normalizeText(text)
    .split(/\s+/u)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  if (resource.search.length === 0)
    problems.add("search", message`The ${said(resource.plural)} have no searchable fields.`);
  if (words.length > MAX_WORDS)
    problems.add("search", message`The search must not have more than ${MAX_WORDS} words.`);
  return words;
}
