import { fieldOf } from "../declare/field-builder.ts";
import type { OwnField } from "../declare/own-fields.ts";
import { resolveField } from "./resolve-field.ts";
import { resolveFilter } from "./resolve-filter.ts";
import type { FieldSchema, FilterSchema, ResourceSchema } from "./schema.ts";

/** The resource with the filters and sorts of a workspace's custom fields. */
export function extendedBy(resource: ResourceSchema, known: readonly OwnField[]): ResourceSchema {
  const filters = new Map<string, FilterSchema>(resource.filters);
  const fields = new Map<string, FieldSchema>(resource.fields);
  const sort = [...resource.sort];
  for (const { name, title, filter, sort: order, gate } of known) {
    if (filter) filters.set(name, resolveFilter(name, { ...filter, title, gate }, resource.fields));
    if (!order) continue;
    const builder = fieldOf(order.type).computed(order.expression);
    fields.set(name, resolveField(name, { ...builder.definition, gate }, resource.siblings));
    sort.push(name);
  }
  return { ...resource, filters, fields, sort };
}
