import { action, openWhenEach } from "../../../engine/declare/index.ts";
import { message } from "../../../engine/work/index.ts";
import { holdOffers, inWords } from "./offer-states.ts";

/** Takes back that an offer was declined. */
export const reopen = action("offers", {
  title: "Reopen",
  done: "Reopened",
  description:
    "Takes back that the offer was declined. It is open again, or expired if its last day is over.",
  grants: [{ permissions: ["manage-offers"] }],
  levels: ["record"],
  lock: holdOffers,
  reads: ["status", "is_current"],
  openWhen: openWhenEach((offer) => {
    if (offer.status !== "declined") return message`${inWords(offer)} cannot be reopened.`;
    return offer.is_current ? null : "Only the current version can be reopened.";
  }),
  async run({ work, records }): Promise<undefined> {
    for (const { id } of records) await work.update("offers", id, { declined_at: null, decision_note: null });
  },
});
