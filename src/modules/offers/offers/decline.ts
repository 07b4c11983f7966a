import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { decisionObstacle, holdOffers } from "./offer-states.ts";

/** Records that the client does not want what was offered. */
export const decline = action("offers", {
  title: "Decline",
  done: "Declined",
  description: "Records that the client declined the offer.",
  grants: [{ permissions: ["manage-offers"] }],
  parameters: { reason: field.text().describe("Kept as `decision_note`.") },
  example: { reason: "Chose another supplier" },
  lock: holdOffers,
  reads: ["status", "valid_until"],
  openWhen: openWhenEach((offer) => decisionObstacle(offer, "declined")),
  async run({ work, records, params }): Promise<undefined> {
    for (const { id } of records)
      await work.update("offers", id, { declined_at: work.now, decision_note: params.reason });
  },
});
