import { offerLines } from "../../api/generated/resources/offer-lines.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";

/** The lines of an offer. */
export const lineUi = resourceUi({
  resource: "offer-lines",
  metadata: offerLines,
  title: t("Edit the lines"),
  singular: t("Line"),
  note: t("A line opens beside the list. Its grip moves it, by dragging or with the arrow keys."),
  fields: {
    section: { label: t("Section"), hint: t("The heading under which it is printed.") },
    details: { hint: t("Printed below the description.") },
    quantity: { hint: t("Negative for a deduction.") },
    unit_price: { label: t("Price"), hint: t("Without tax.") },
    discount_percent: { label: t("Discount") },
    tax_rate_id: { label: t("Tax"), hint: t("If empty, the client's, otherwise the default tax rate.") },
    tax_percent: { label: t("Tax") },
    net_amount: { label: t("Net") },
    is_optional: { label: t("Optional"), hint: t("The client can choose the line.") },
    is_selected: {
      label: t("Chosen"),
      hint: t("It counts towards the total."),
      isOffered: ({ is_optional }) => is_optional === true,
    },
    position: { label: t("Place"), hint: t("If empty, last.") },
  },
  list: {
    columns: [
      "position",
      "description",
      "section",
      "quantity",
      "unit",
      "unit_price",
      "is_optional",
      "net_amount",
    ],
    sort: "position",
    filters: { offer_id: { label: t("Offer"), resource: "offers" } },
    emptyText: t("Nothing is offered yet."),
  },
  form: [
    {
      title: t("Line"),
      fields: [
        "section",
        "description",
        "details",
        "quantity",
        "unit",
        "unit_price",
        "discount_percent",
        "tax_rate_id",
        "is_optional",
        "is_selected",
        "position",
      ],
    },
  ],
});
