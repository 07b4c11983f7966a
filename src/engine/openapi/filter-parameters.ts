import type { JsonSchema } from "../declare/field-type.ts";
import { WHERE } from "../request/parse-where.ts";
import type { FilterSchema, ResourceSchema } from "../schema/schema.ts";
import { filterMeaning, filterSchemaWithExample, sharedOr, styleOf } from "./filter-schemas.ts";
import { described } from "./json-schema.ts";
import { componentName, parameterRef, pascalCase, schemaRef } from "./names.ts";
import type { Parameter, Reference } from "./openapi-document.ts";
import { isQueryable, queryNote } from "./permission-notes.ts";

const sentence = (title: string): string => `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;

function filterParameter(resource: ResourceSchema, filter: FilterSchema, isNegated: boolean): Parameter {
  const schema = schemaOf(filter);
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
    schema: hasOwnValues(filter) ? schemaRef(valuesName(resource, filter)) : sharedOr(schema),
  };
}

const schemaOf = ({ kind, nullable }: FilterSchema): JsonSchema => filterSchemaWithExample(kind, nullable);

/** Whether it has a closed set of values, which is a component that the plain and the negated filter refer to. */
const hasOwnValues = ({ kind }: FilterSchema): boolean => (kind.options ?? []).length > 0;

const valuesName = (resource: ResourceSchema, { name }: FilterSchema): string =>
  componentName(resource, `${pascalCase(name)}Filter`);

/** The closed sets of values of a resource's filters, as components: `EmployeesStatusFilter`. */
export const filterValueSchemas = (resource: ResourceSchema): Record<string, JsonSchema> =>
  Object.fromEntries(
    offered(resource)
      .filter(hasOwnValues)
      .map((filter) => [valuesName(resource, filter), schemaOf(filter)]),
  );

const offered = (resource: ResourceSchema): FilterSchema[] =>
  [...resource.filters.values()].filter((filter) => isQueryable(resource, filter.gate));

const partName = (filter: FilterSchema, isNegated: boolean): string =>
  `.${isNegated ? "not." : ""}${filter.name}`;

/** The filters of a resource, each plain and negated, as components that lists, actions and getters refer to. */
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

export const filterRefs = (
  resource: ResourceSchema,
  except: ReadonlySet<string> = new Set(),
): Reference[] => [
  ...[false, true].flatMap((isNegated) =>
    offered(resource)
      .filter((filter) => !except.has(isNegated ? `-${filter.name}` : filter.name))
      .map((filter) => parameterRef(componentName(resource, partName(filter, isNegated)))),
  ),
  ...(resource.filters.size > 0 ? [parameterRef(WHERE)] : []),
];
