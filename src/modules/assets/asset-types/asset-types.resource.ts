import { byField, field, open, resource } from "../../../engine/declare/index.ts";
import { assetTypeHooks } from "./asset-type-writes.ts";

const PREFIX = /^[A-Za-z0-9-]{1,10}$/;

const fields = {
  name: field.string({ caseInsensitive: true }).required().unique(),
  description: field.text(),
  tag_prefix: field
    .string({
      max: 10,
      caseInsensitive: true,
      form: (text) =>
        PREFIX.test(text) ? null : "The :field field must only contain letters, digits and hyphens.",
      keep: (text) => text.toUpperCase(),
      schema: { pattern: PREFIX.source },
    })
    .unique()
    .computedDefault("the first three letters of the name, with a digit if they are taken")
    .describe("The start of the asset tags of this type, in upper case."),
  useful_life_months: field
    .integerBetween(1, 600)
    .counts("months")
    .describe("The time over which new assets of this type lose their value; null: they keep it."),
  requires_acceptance: field
    .boolean()
    .default(false)
    .describe("Whether people have to confirm that they received an asset of this type."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "asset-types": typeof fields;
  }
}

/** Kinds of equipment, with the defaults for new assets. */
export const assetTypes = resource("asset-types", {
  description: "Kinds of equipment, with the defaults for new assets.",
  policy: open({ write: ["manage-assets"] }),
  tracksUse: true,
  examples: {
    create: { name: "Laptop", tag_prefix: "LAP", useful_life_months: 36 },
    change: { requires_acceptance: true },
  },
  fields,
  filters: {
    name: byField,
    tag_prefix: byField,
    requires_acceptance: byField,
    is_used: byField,
  },
  search: ["name", "description"],
  sort: ["name", "id", "created_at"],
  defaultSort: "name",
  hooks: assetTypeHooks,
});
