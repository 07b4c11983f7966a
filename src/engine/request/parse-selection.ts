import type { FilterFail } from "../declare/filter.ts";
import { normalizeText } from "../declare/text.ts";
import { ErrorList } from "../errors/error-list.ts";
import { fieldMessage } from "../errors/messages.ts";
import type { FilterSchema, ResourceSchema } from "../schema/schema.ts";
import type { Operand } from "../work/operand.ts";
import type { QueryParameters } from "./parse-query.ts";

const MAX_WORDS = 20;

/** A filter in a request. */
export interface RequestedFilter {
  /** The name of the parameter, with a leading minus if it is negated. */
  readonly parameter: string;
  readonly filter: FilterSchema;
  readonly negated: boolean;
  /** The parsed value; null if it is invalid. */
  readonly operand: Operand | null;
}

/** The filters and search words of a request. */
export interface RequestedSelection {
  readonly filters: readonly RequestedFilter[];
  readonly words: readonly string[];
  /** Their errors, which are reported after the plan has refused what the caller may not request. */
  readonly problems: ErrorList;
}

/** The path of the list of a resource's filters. */
export const filtersPath = (resource: Pick<ResourceSchema, "name">): string =>
  `/api/${resource.name}/filters`;

/** Parses the filters and the search. Parameters in `others` are ignored; any further one is an unknown filter. */
export function parseSelection(
  resource: ResourceSchema,
  query: QueryParameters,
  others: ReadonlySet<string>,
): RequestedSelection {
  const problems = new ErrorList();
  const filters: RequestedFilter[] = [];
  for (const [parameter, text] of query) {
    if (others.has(parameter)) continue;
    const requested = parseFilter(resource, parameter, text, problems);
    if (requested) filters.push(requested);
  }
  return { filters, words: parseSearch(resource, query.get("search") ?? "", problems), problems };
}

function parseFilter(
  resource: ResourceSchema,
  parameter: string,
  text: string,
  problems: ErrorList,
): RequestedFilter | null {
  const negated = parameter.startsWith("-");
  const filter = resource.filters.get(negated ? parameter.slice(1) : parameter);
  if (!filter) {
    const shown = parameter.slice(0, 100);
    problems.add(
      shown,
      `The ${shown} parameter is unknown. The filters are listed at ${filtersPath(resource)}.`,
      [...resource.filters.keys()],
    );
    return null;
  }
  let failed = false;
  const fail: FilterFail = (template, allowed) => {
    failed = true;
    problems.add(parameter, fieldMessage(template, filter.name, "filter"), allowed);
  };
  const operand = parseOperand(filter, text, fail);
  return { parameter, filter, negated, operand: failed ? null : operand };
}

function parseOperand(filter: FilterSchema, text: string, fail: FilterFail): Operand | null {
  if (text.trim() === "") fail("The :field :what must have a value; null means empty.");
  else if (text !== "null") return filter.kind.read(text, fail);
  else if (filter.nullable) return { kind: "empty" };
  else fail("The :field :what cannot be null: the field is never empty.");
  return null;
}

function parseSearch(resource: ResourceSchema, text: string, problems: ErrorList): string[] {
  const words = normalizeText(text)
    .split(/\s+/u)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  if (resource.search.length === 0)
    problems.add("search", `The ${resource.plural} have no searchable fields.`);
  if (words.length > MAX_WORDS)
    problems.add("search", `The search must not have more than ${MAX_WORDS} words.`);
  return words;
}
