import { byField, byFieldAnyOf, field, fieldOf, open, resource } from "../../../engine/declare/index.ts";
import { archivedFields, isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { type Bound, CUSTOMIZED, FIELD_KINDS } from "./definition.ts";
import { optionsField } from "./definition-options.ts";
import { archive, purge, reorder, restore } from "./definition-states.ts";
import { definitionHooks } from "./definition-writes.ts";
import { hasValues, valuesCount } from "./values-count.ts";

const SLUG = /^[a-z][a-z0-9_]{0,49}$/;

/** A value whose meaning depends on the type of the custom field; the hooks parse it. */
const ofItsType = <Value = unknown>(description: string) =>
  fieldOf<Value>({
    name: "json",
    columnTypes: ["jsonb"],
    cast: "jsonb",
    filter: null,
    json: (stored) => stored,
    order: (stored) => stored,
    schema: () => ({ description }),
    read: (wire) => wire,
  }).describe(description);

const fields = {
  resource: field
    .choice(...CUSTOMIZED)
    .required()
    .immutable(),
  name: field
    .string({ max: 100, caseInsensitive: true })
    .required()
    .unique({ within: ["resource"], among: isUnarchived })
    .describe("The label."),
  slug: field
    .string({ max: 50, form: (text) => (SLUG.test(text) ? null : "The :field field format is invalid.") })
    .notNull()
    .immutable()
    .unique({ within: ["resource"] })
    .describe("The key in custom_fields; derived from the name when absent."),
  type: field
    .choice(...FIELD_KINDS)
    .required()
    .immutable(),
  description: field.string({ max: 500, multiline: true }).describe("Help text."),
  options: optionsField,
  is_required: field
    .boolean()
    .default(false)
    .describe("A value is required on creation and cannot be cleared."),
  default_value: ofItsType("The value for new records if the request omits the field."),
  min_length: field.integer({ min: 0, max: 65_535 }).describe("text, textarea"),
  max_length: field.integer({ min: 0, max: 65_535 }).describe("text, textarea"),
  min: ofItsType<Bound>("number, date, datetime: the minimum value."),
  max: ofItsType<Bound>("number, date, datetime: the maximum value."),
  decimals: field.integerBetween(0, 6).describe("number: decimal places, 0 by default."),
  unit: field.string({ max: 20 }).describe("number: displayed after the value."),
  is_unique: field.boolean().default(false).describe("text, number, email, url, phone"),
  is_filterable: field
    .boolean()
    .notNull()
    .describe("At most 20 per resource. True by default while there are fewer."),
  access: field
    .choice("standard", "restricted")
    .default("standard")
    .describe("restricted: only for employees; requires view-sensitive-information to read."),
  position: field.integer({ min: 1, max: 100 }).describe("Last by default; null while archived."),
  values_count: field
    .integer()
    .computed(valuesCount)
    .notNull()
    .quiet()
    .describe("The number of records that have a value."),
  ...archivedFields(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "custom-fields": typeof fields;
  }
}

/** Custom fields, which a workspace defines; records contain their values in `custom_fields`. */
export const customFields = resource("custom-fields", {
  description:
    "Fields that the workspace defines. Records contain the values in custom_fields, keyed by slug.",
  policy: open({ write: ["manage-custom-fields"] }),
  tracksUse: true,
  alsoUsedWhen: hasValues,
  examples: {
    create: {
      resource: "clients",
      name: "Industry",
      type: "select",
      options: [{ label: "Retail" }, { label: "Logistics" }],
    },
    change: { description: "What they earn their money with." },
  },
  fields,
  filters: {
    resource: byFieldAnyOf,
    type: byFieldAnyOf,
    slug: byField,
    is_required: byField,
    is_filterable: byField,
    is_unique: byField,
    archived: byField,
    access: byField,
  },
  search: ["name", "slug", "description"],
  sort: ["id", "name", "slug", "resource", "position"],
  defaultSort: "resource,position",
  hooks: definitionHooks,
  actions: { reorder, archive, restore, purge },
});
