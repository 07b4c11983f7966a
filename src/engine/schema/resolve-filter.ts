import { type Filter, filterOf } from "../declare/filter.ts";
import { integerIdKind, listOf } from "../declare/filter-kinds.ts";
import type { Resource } from "../declare/resource.ts";
import type { FieldSchema, FilterSchema } from "./schema.ts";

/** The filter of a field, if a resource declares only the field's name. */
export function fromField(
  name: string,
  filter: Resource["filters"][string],
  fields: ReadonlyMap<string, FieldSchema>,
): Filter {
  if (!("byField" in filter)) return filter;
  const { type } = fields.get(name)!;
  const kind = name === "id" && type.name === "integer" ? integerIdKind : type.filter!;
  return filterOf(filter.list ? listOf(kind) : kind, { field: name });
}

/** Resolves everything that a filter refers to. */
export function resolveFilter(
  name: string,
  filter: Filter,
  fields: ReadonlyMap<string, FieldSchema>,
): FilterSchema {
  const target = filter.field === null ? undefined : fields.get(filter.field);
  return {
    ...filter,
    name,
    title: filter.title ?? name.replaceAll("_", " "),
    nullable: filter.nullable ?? target?.nullable ?? false,
    gate: filter.gate ?? target?.gate ?? null,
    expression: filter.expression ?? target?.shown ?? null,
    isOwnColumn: !filter.expression && !filter.condition && !target?.isComputed && !target?.type.links,
    usual: filter.expression || filter.condition ? null : (target?.usual ?? null),
    isQuiet: target?.quiet ?? false,
  };
}
