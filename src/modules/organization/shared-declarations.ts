import { byField, byFieldAnyOf, type Filters, field, open } from "../../engine/declare/index.ts";

/** Everybody can read; holders of `manage-organization` or of one of the given permissions can write. */
export const organizationPolicy = (...alsoWrites: readonly string[]) =>
  open({ write: ["manage-organization", ...alsoWrites] });

/** The name and description that all seven resources have; the name is unique in its scope. */
export const named = (...within: readonly string[]) => ({
  name: field.string({ caseInsensitive: true }).required().unique({ within }),
  description: field.text(),
});

/** The search, sort orders and filters that all seven lists share; `more` adds to them. */
export function listed<const Also extends string = never, More extends Filters = Record<never, never>>(more: {
  filters?: More;
  sort?: readonly Also[];
}) {
  return {
    tracksUse: true,
    search: ["name", "description"] as const,
    sort: ["name", "id", "created_at", "updated_at", ...(more.sort ?? [])] as const,
    defaultSort: "name" as const,
    filters: {
      id: byFieldAnyOf,
      name: byField,
      description: byField,
      is_used: byField,
      created_at: byField,
      updated_at: byField,
      ...(more.filters as More),
    },
  };
}
