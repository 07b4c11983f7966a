import { byField, EXAMPLE_ULID, resource, scoped, toOne } from "../../../engine/declare/index.ts";
import { offerLineFields } from "./line-fields.ts";
import { offerLineHooks, reorder } from "./line-writes.ts";

/** What an offer consists of, line by line. */
export const offerLines = resource("offer-lines", {
  description: "The lines of offers. They can be changed while the offer is a draft; its totals follow.",
  policy: scoped(["view-offers"], { write: ["manage-offers"] }),
  label: "description",
  examples: {
    create: {
      offer_id: EXAMPLE_ULID,
      section: "Implementation",
      description: "Set-up of the shop",
      quantity: 12.5,
      unit: "hour",
      unit_price: 80,
    },
    change: { discount_percent: 5 },
  },
  fields: offerLineFields,
  relationships: {
    offer: toOne("offers", "offer_id"),
    taxRate: toOne("tax-rates", "tax_rate_id"),
  },
  filters: {
    offer_id: byField,
    tax_rate_id: byField,
    is_optional: byField,
  },
  search: ["description"],
  sort: ["id", "position"],
  defaultSort: "position",
  hooks: offerLineHooks,
  actions: { reorder },
});
