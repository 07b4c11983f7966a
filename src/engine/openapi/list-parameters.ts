import { tierOf } from "../plan/sight.ts";
import { MAX_INCLUDE_DEPTH, MAX_INCLUDES } from "../request/parse-include.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { componentName, parameterRef } from "./names.ts";
import type { Parameter, Reference } from "./openapi-document.ts";
import { isQueryable } from "./permission-notes.ts";

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ");

function sortParameter(resource: ResourceSchema): Parameter {
  const fields = resource.sort.filter((name) => isQueryable(resource, gateOf(resource, name)));
  const gated = fields
    .map((name) => [name, tierOf(resource, gateOf(resource, name))?.query] as const)
    .filter(([, permission]) => permission)
    .map(([name, permission]) => `\`${name}\` needs \`${permission}\`.`);
  const variants = Object.entries(resource.variants);
  const orders = [...new Set([...fields, ...variants.flatMap(([, { sort }]) => Object.keys(sort))])];
  return {
    name: "sort",
    in: "query",
    description: [
      `Comma-separated; a leading \`-\` sorts in descending order. Default: \`${resource.defaultSort}\`.`,
      ...gated,
      ...variants.map(
        ([name, { sort, defaultSort }]) =>
          `With \`${name}\`: ${quoted(Object.keys(sort))}; default \`${defaultSort}\`.`,
      ),
    ].join(" "),
    style: "form",
    explode: false,
    schema: {
      type: "array",
      items: { type: "string", enum: orders.flatMap((name) => [name, `-${name}`]) },
      ...(fields.length > 0 ? { examples: [[`-${fields[0]}`]] } : {}),
    },
  };
}

const gateOf = (resource: ResourceSchema, name: string): string | null =>
  resource.fields.get(name)?.gate ?? null;

const searchParameter = (resource: ResourceSchema): Parameter => ({
  name: "search",
  in: "query",
  description: `Every word must occur in ${quoted(resource.search)}; case and accents are ignored.`,
  schema: { type: "string" },
});

function includeParameters(resource: ResourceSchema): Record<string, Parameter> {
  const names = [...resource.links.keys()];
  const limits = `At most ${MAX_INCLUDES} relationships, nested to a depth of ${MAX_INCLUDE_DEPTH}.`;
  const example = names[0]!;
  return {
    related: {
      name: "related",
      in: "query",
      description: `Relationships to include in each record with all their fields; dots denote nesting. Here: ${quoted(names)}. ${limits}`,
      style: "form",
      explode: false,
      schema: {
        type: "array",
        items: { type: "string", pattern: "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$" },
        examples: [[example]],
      },
    },
    include: {
      name: "include",
      in: "query",
      description: `Relationships with a selection of their fields: \`${example}[id|name].nested[id],other\`. Here: ${quoted(names)}. ${limits}`,
      schema: { type: "string", examples: [`${example}[id]`] },
    },
  };
}

/** Whether the resource has a list, or getters that accept the list's parameters. */
const isListed = ({ operations, getters }: ResourceSchema): boolean =>
  operations.includes("list") || Object.values(getters).some((getter) => getter.takesFilters);

/** The parameters for sorting, searching and including related records, as components. */
export function listParameters(resource: ResourceSchema): Record<string, Parameter> {
  const parts = {
    ...(isListed(resource) ? { sort: sortParameter(resource) } : {}),
    ...(resource.search.length > 0 ? { search: searchParameter(resource) } : {}),
    ...(resource.links.size > 0 ? includeParameters(resource) : {}),
  };
  return Object.fromEntries(
    Object.entries(parts).map(([part, value]) => [componentName(resource, `.list.${part}`), value]),
  );
}

type Part = "sort" | "search" | "related" | "include";

/** References to those of the given parts that the resource has. */
export function listParameterRefs(resource: ResourceSchema, ...parts: readonly Part[]): Reference[] {
  const has: Record<Part, boolean> = {
    sort: isListed(resource),
    search: resource.search.length > 0,
    related: resource.links.size > 0,
    include: resource.links.size > 0,
  };
  return parts
    .filter((part) => has[part])
    .map((part) => parameterRef(componentName(resource, `.list.${part}`)));
}
