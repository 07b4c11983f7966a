import { offerLines } from "../../api/generated/resources/offer-lines.ts";
import { resourceUi } from "../../declare/resource-ui.ts";

/** The lines of an offer. */
export const lineUi = resourceUi({
  resource: "offer-lines",
  metadata: offerLines,
  title: "Edit the lines",
  singular: "Line",
  note: "A line opens beside the list. Its grip moves it, by dragging or with the arrow keys.",
  fields: {
    section: { label: "Section", hint: "The heading under which it is printed." },
    details: { hint: "Printed below the description." },
    quantity: { hint: "Negative for a deduction." },
    unit_price: { label: "Price", hint: "Without tax." },
    discount_percent: { label: "Discount" },
    tax_rate_id: { label: "Tax", hint: "If empty, the client's, otherwise the default tax rate." },
    tax_percent: { label: "Tax" },
    net_amount: { label: "Net" },
    is_optional: { label: "Optional", hint: "The client can choose the line." },
    is_selected: {
      label: "Chosen",
      hint: "It counts towards the total.",
      isOffered: ({ is_optional }) => is_optional === true,
    },
    position: { hint: "If empty, last." },
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
    filters: { offer_id: { label: "Offer", resource: "offers" } },
    emptyText: "Nothing is offered yet.",
  },
  form: [
    {
      title: "Line",
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
