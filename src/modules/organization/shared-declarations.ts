import {
  byField,
  byFieldAnyOf,
  type FieldBuilder,
  field,
  open,
  type ResourceOptions,
} from "../../engine/declare/index.ts";

/** Everybody reads, holders of the permissions write. */
export const organizationPolicy = (...alsoWrites: readonly string[]) =>
  open({ write: ["manage-organization", ...alsoWrites] });

/** The name and description that all seven resources have; the name is unique in its scope. */
export const named = (...within: readonly string[]): Record<string, FieldBuilder> => ({
  name: field.string({ caseInsensitive: true }).required().unique({ within }),
  description: field.text(),
});

/** What all seven lists share; `more` adds to it. */
export function listed(more: {
  filters?: ResourceOptions["filters"];
  sort?: readonly string[];
  defaultSort?: string;
}): Pick<ResourceOptions, "filters" | "sort" | "defaultSort" | "search" | "tracksUse"> {
  return {
    tracksUse: true,
    search: ["name", "description"],
    sort: ["name", "id", "created_at", "updated_at", ...(more.sort ?? [])],
    defaultSort: more.defaultSort ?? "name",
    filters: {
      id: byFieldAnyOf,
      name: byField,
      description: byField,
      is_used: byField,
      created_at: byField,
      updated_at: byField,
      ...more.filters,
    },
  };
}
