import { taxRates } from "../../api/generated/resources/tax-rates.ts";
import { archiving } from "../../declare/archiving.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";

const CATEGORIES = {
  standard: t("Standard"),
  zero: t("Zero rate"),
  exempt: t("Exempt"),
  reverse_charge: t("Reverse charge"),
  intra_community: t("Supply within the EU"),
  export: t("Export outside the EU"),
  outside_scope: t("Outside the scope of the tax"),
};

/** Tax rates for the lines of invoices. */
export const taxRateUi = resourceUi({
  resource: "tax-rates",
  metadata: taxRates,
  title: t("Tax rates"),
  singular: t("Tax rate"),
  note: t("The taxes that invoices add to net prices."),
  fields: {
    name: { hint: t("Printed on invoices.") },
    percent: { label: t("Percentage"), hint: undefined },
    category: { optionLabels: CATEGORIES, hint: undefined },
    exemption_reason: {
      label: t("Reason without tax"),
      hint: t("Printed."),
      isOffered: ({ category }) => category !== "standard" && category !== "zero",
    },
    is_default: { label: t("Used if the client has none"), hint: undefined },
  },
  list: {
    columns: ["name", "percent", "category", "country", "is_default"],
    more: ["exemption_reason", "created_at"],
    sort: "name",
    views: [
      { id: "current", label: (them) => t("Current", them), filters: { archived: "false" } },
      { id: "archived", label: (them) => t("Archived", them), filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true }, country: { label: t("Country"), type: "country" } },
    emptyText: t("Add the rates of VAT or sales tax that you charge."),
  },
  form: [
    {
      title: t("Tax rate"),
      fields: ["name", "percent", "category", "exemption_reason", "country", "is_default"],
    },
  ],
  actions: archiving(t("It can no longer be chosen; what uses it keeps it.")),
});
