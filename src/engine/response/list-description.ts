import type { RowList } from "../declare/row-list.ts";
import { type Message, said } from "../errors/message.ts";
import type { Group } from "../request/parse-groups.ts";
import type { ResourceSchema } from "../schema/schema.ts";

/**
 * The filters, sorts and searches of a list, by group, with titles that are messages; `mayQuery` says which gates the
 * caller passes.
 */
export function describeList(
  resource: ResourceSchema,
  mayQuery: (gate: string | null) => boolean,
): Readonly<Record<Group, readonly unknown[]>> {
  const title = (name: string): Message => said(name.replaceAll("_", " "));
  const matches = [...resource.filters.values()]
    .filter((filter) => mayQuery(filter.gate))
    .map((filter) => ({
      key: filter.name,
      title: said(filter.title),
      type: filter.kind.type,
      ...(filter.field ? { column: filter.field } : {}),
      ...(filter.kind.options ? { options: filter.kind.options } : {}),
      negatable: true,
      nullable: filter.nullable,
      group: "matches",
    }));
  const sortables = resource.sort
    .filter((name) => mayQuery(resource.fields.get(name)!.gate))
    .map((name) => ({
      key: name,
      title: title(name),
      type: "sortable",
      column: name,
      negatable: true,
      nullable: false,
      group: "sortables",
    }));
  const searchables = resource.search.map((name) => ({
    key: name,
    title: title(name),
    type: "searchable",
    column: name,
    negatable: false,
    nullable: false,
    group: "searchables",
  }));
  const variants = Object.entries(resource.variants).map(([key, variant]) => ({
    key,
    title: said(variant.title),
    type: "variant",
    options: variant.options,
    negatable: false,
    nullable: false,
    group: "variants",
  }));
  return { matches, sortables, searchables, variants };
}

/** The filters of a row list. */
export const describeRowFilters = ({ filters }: RowList): readonly unknown[] =>
  Object.entries(filters).map(([key, { kind }]) => ({
    key,
    title: said(key.replaceAll("_", " ")),
    type: kind.type,
    ...(kind.options ? { options: kind.options } : {}),
    negatable: true,
    nullable: false,
    group: "matches",
  }));
