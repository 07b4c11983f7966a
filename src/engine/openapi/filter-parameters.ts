import type { FilterSchema, ResourceSchema } from "../schema/schema.ts";
import { filterMeaning, filterSchema, styleOf } from "./filter-schemas.ts";
import { described } from "./json-schema.ts";
import { componentName, parameterRef } from "./names.ts";
import type { Parameter, Reference } from "./openapi-document.ts";
import { isQueryable, queryNote } from "./permission-notes.ts";

const sentence = (title: string): string => `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;

function filterParameter(resource: ResourceSchema, filter: FilterSchema, isNegated: boolean): Parameter {
  const schema = filterSchema(filter.kind, filter.nullable);
  const name = isNegated ? `-${filter.name}` : filter.name;
  const empty = isNegated ? "`null` for not empty." : "`null` for empty.";
  return {
    name,
    in: "query",
    ...described(
      isNegated ? `Every record that \`${filter.name}\` with this value leaves out.` : sentence(filter.title),
      !isNegated && filterMeaning(filter.kind),
      filter.nullable && empty,
      queryNote(resource, filter.gate),
    ),
    ...styleOf(schema),
    schema: { ...schema, ...exampleOf(filter) },
  };
}

/** Where the form of a value does not go without saying. */
const EXAMPLES: Readonly<Record<string, string>> = {
  date: "2026-07-01,2026-07-31",
  "date-time": "2026-07-01,2026-07-31",
  number: "1,100",
};

const exampleOf = ({ kind }: FilterSchema): { examples?: string[] } => {
  const example = EXAMPLES[kind.type];
  return example === undefined ? {} : { examples: [example] };
};

const offered = (resource: ResourceSchema): FilterSchema[] =>
  [...resource.filters.values()].filter((filter) => isQueryable(resource, filter.gate));

const partName = (filter: FilterSchema, isNegated: boolean): string =>
  `.${isNegated ? "not." : ""}${filter.name}`;

/** The filters of a resource, each plain and negated, as components: lists, actions and getters refer to them. */
export function filterParameters(resource: ResourceSchema): Record<string, Parameter> {
  const parameters: Record<string, Parameter> = {};
  for (const isNegated of [false, true]) {
    for (const filter of offered(resource)) {
      const name = componentName(resource, partName(filter, isNegated));
      parameters[name] = filterParameter(resource, filter, isNegated);
    }
  }
  return parameters;
}

export const filterRefs = (resource: ResourceSchema, except: ReadonlySet<string> = new Set()): Reference[] =>
  [false, true].flatMap((isNegated) =>
    offered(resource)
      .filter((filter) => !except.has(isNegated ? `-${filter.name}` : filter.name))
      .map((filter) => parameterRef(componentName(resource, partName(filter, isNegated)))),
  );
