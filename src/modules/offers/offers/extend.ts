import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";
import { holdOffers, inWords } from "./offer-states.ts";

/** Gives the client more time to accept. */
export const extend = action("offers", {
  title: "Extend",
  done: "Extended",
  description: "Sets the last day on which a sent or expired offer can be accepted.",
  grants: [{ permissions: ["manage-offers"] }],
  levels: ["record"],
  parameters: { valid_until: field.date().required().describe("Today or later.") },
  lock: holdOffers,
  reads: ["status", "is_current"],
  openWhen: openWhenEach((offer) => {
    if (offer.status !== "sent" && offer.status !== "expired")
      return message`${inWords(offer)} cannot be extended.`;
    return offer.is_current ? null : "Only the current version can be extended.";
  }),
  async run({ work, records, params, fail, throwIfRefused }): Promise<undefined> {
    if (params.valid_until < work.today)
      fail("valid_until", "The valid until field must be a date after or equal to today.");
    throwIfRefused();
    for (const { id } of records) await work.update("offers", id, { valid_until: params.valid_until });
  },
});
