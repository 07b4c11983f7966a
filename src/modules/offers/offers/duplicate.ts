import { action, field } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { copiedOffer } from "./copied-offer.ts";
import type { Offer } from "./offer-states.ts";

const parameters = {
  lead_id: field.reference("leads").describe("The lead of the new offer; default: that of this one."),
  client_id: field.reference("clients").describe("The client of the new offer; default: that of this one."),
  title: field.string().describe("Default: the title of this one."),
};

/** The addressee of the copy: the given lead and client, else those of the offer with the contact. */
function addressee(offer: Offer, { lead_id, client_id }: GivenParameters<typeof parameters>) {
  if (lead_id === null && client_id === null) {
    const { client_contact_id } = offer;
    return { lead_id: offer.lead_id, client_id: offer.client_id, client_contact_id };
  }
  return { ...(lead_id === null ? {} : { lead_id }), ...(client_id === null ? {} : { client_id }) };
}

async function run({ work, records, params }: ActionContext<"offers", GivenParameters<typeof parameters>>) {
  const offer = records[0] as Offer;
  const copy = await copiedOffer(work, offer);
  const title = params.title ?? offer.title;
  const id = await work.createByRules("offers", { ...copy, ...addressee(offer, params), title });
  return { shows: { resource: "offers", id } };
}

/** Makes a new offer with the same texts, discount and lines. */
export const duplicate = action("offers", {
  title: "Duplicate",
  done: "Duplicated",
  description: "Creates a draft of another offer with the same texts, discount and lines, issued today.",
  grants: [{ permissions: ["manage-offers"] }],
  levels: ["record"],
  parameters,
  run,
});
