import { taxRates } from "../../api/generated/resources/tax-rates.ts";
import { archiving } from "../../declare/archiving.ts";
import { resourceUi } from "../../declare/resource-ui.ts";

const CATEGORIES = {
  standard: "Standard",
  zero: "Zero rate",
  exempt: "Exempt",
  reverse_charge: "Reverse charge",
  intra_community: "Supply within the EU",
  export: "Export",
  outside_scope: "Outside the scope of the tax",
};

/** Tax rates for the lines of invoices. */
export const taxRateUi = resourceUi({
  resource: "tax-rates",
  metadata: taxRates,
  title: "Tax rates",
  singular: "Tax rate",
  note: "The taxes that invoices add to net prices.",
  fields: {
    name: { hint: "Printed on invoices." },
    percent: { label: "Percentage", hint: undefined },
    category: { optionLabels: CATEGORIES, hint: undefined },
    exemption_reason: {
      label: "Reason without tax",
      hint: "Printed.",
      isOffered: ({ category }) => category !== "standard" && category !== "zero",
    },
    is_default: { label: "Used if the client has none", hint: undefined },
  },
  list: {
    columns: ["name", "percent", "category", "country", "is_default"],
    more: ["exemption_reason", "created_at"],
    sort: "name",
    views: [
      { id: "current", label: "Current", filters: { archived: "false" } },
      { id: "archived", label: "Archived", filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true }, country: { label: "Country", type: "country" } },
    emptyText: "Add the rates of VAT or sales tax that you charge.",
  },
  form: [
    {
      title: "Tax rate",
      fields: ["name", "percent", "category", "exemption_reason", "country", "is_default"],
    },
  ],
  actions: archiving("It can no longer be chosen; what uses it keeps it."),
});
