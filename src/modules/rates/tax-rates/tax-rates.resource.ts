import { byField, byFieldAnyOf, field, open, resource } from "../../../engine/declare/index.ts";
import { archivedFields, isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { countryCode } from "../../../platform/fields/company-fields.ts";
import { archive, restore } from "./tax-rate-states.ts";
import { TAX_CATEGORIES, taxRateHooks } from "./tax-rate-writes.ts";

const fields = {
  name: field
    .string({ max: 100, caseInsensitive: true })
    .required()
    .unique({ among: isUnarchived })
    .describe("Printed on invoices. Unique among those that are not archived."),
  percent: field
    .decimal(4, { min: 0, max: 100 })
    .counts("percent")
    .required()
    .describe("Greater than 0 for the category standard, 0 for all others."),
  category: field
    .choice(...TAX_CATEGORIES)
    .default("standard")
    .describe("The categories of EN 16931: S, Z, E, AE, K, G, O."),
  exemption_reason: field.string().describe("Printed; required for every category but standard and zero."),
  country: countryCode(),
  is_default: field.boolean().default(false).describe("At most one: setting it unsets the other."),
  ...archivedFields(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "tax-rates": typeof fields;
  }
}

/** Tax rates added to net prices, each with its category as in EN 16931. */
export const taxRates = resource("tax-rates", {
  description: "Taxes that are added to net prices, one rate per line, as in EN 16931.",
  policy: open({ write: ["manage-invoices"] }),
  tracksUse: true,
  examples: {
    create: { name: "Reduced rate", percent: 9 },
    change: { name: "Reduced rate of 2026" },
  },
  fields,
  filters: {
    category: byFieldAnyOf,
    country: byFieldAnyOf,
    is_default: byField,
    archived: byField,
    percent: byField,
  },
  search: ["name"],
  sort: ["id", "name", "percent"],
  defaultSort: "name",
  hooks: taxRateHooks,
  actions: { archive, restore },
});
