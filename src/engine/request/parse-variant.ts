import type { ListVariant } from "../declare/list-variant.ts";
import { parseSort, type SortTerm } from "../declare/sort.ts";
import { invalidField } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import { message } from "../errors/message.ts";
import { fieldMessage, MESSAGES } from "../errors/messages.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Operand } from "../work/operand.ts";
import { calendarOf, type QueryCall } from "./call.ts";
import { readQueryParameters } from "./declared-parameters.ts";
import { requestedSort } from "./parse-list.ts";
import { type Page, parsePage } from "./parse-page.ts";
import type { QueryParameters } from "./parse-query.ts";
import { parseSelection, type RequestedSelection } from "./parse-selection.ts";

const LIST_PARAMETERS = ["page", "perPage", "search", "sort", "tenant"];

/** Parameters that only apply to lists of records; empty ones are ignored. */
const OF_RECORDS = ["related", "include", "cursor"];

/** The parsed request of the variant of a list. */
export interface RequestedVariant {
  /** The value of the parameter that selects the variant. */
  readonly value: string;
  readonly page: Page;
  readonly parameters: Readonly<Record<string, Operand | undefined>>;
  readonly selection: RequestedSelection;
  readonly sort: readonly SortTerm[];
  /** The names of all parameters that are not filters. */
  readonly own: ReadonlySet<string>;
}

/** The requested variant, selected by a parameter; null: the plain list. */
export function requestedVariant(
  resource: ResourceSchema,
  query: QueryParameters,
): [name: string, variant: ListVariant] | null {
  for (const [name, variant] of Object.entries(resource.variants)) {
    if (query.has(name)) return [name, variant];
    for (const own of Object.keys(variant.parameters)) {
      if (query.has(own))
        throw invalidField(own, message`The ${own} parameter can only be given with the ${name} parameter.`);
    }
  }
  return null;
}

/** Parses the request of a variant. @throws 422 for invalid parameters and combinations */
export function parseVariant(
  resource: ResourceSchema,
  [name, variant]: readonly [string, ListVariant],
  call: QueryCall,
): RequestedVariant {
  const { query } = call;
  const value = query.get(name)!;
  if (!variant.options.includes(value))
    throw invalidField(name, fieldMessage(MESSAGES.selected, name), variant.options);
  for (const refused of OF_RECORDS) {
    if (query.get(refused)?.trim()) {
      throw invalidField(
        refused,
        message`The ${refused} parameter cannot be given with the ${name} parameter.`,
      );
    }
  }
  const page = parsePage(query);
  const errors = new ErrorList();
  const parameters = readQueryParameters(call, variant.parameters, errors);
  errors.throwIfAny();
  const own = new Set([...LIST_PARAMETERS, ...OF_RECORDS, name, ...Object.keys(variant.parameters)]);
  const selection = parseSelection(resource, query, own, calendarOf(call));
  const sort = requestedSort(query) ?? parseSort(variant.defaultSort);
  return { value, page, parameters, selection, sort, own };
}
