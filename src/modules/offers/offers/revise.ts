import { action, fact, openWhenEach } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, ReadOnlyWork } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { copiedOffer } from "./copied-offer.ts";
import { holdOffers, inWords, type Offer } from "./offer-states.ts";
import { familyOf } from "./offer-status.ts";

const facts = {
  has_draft: fact<boolean>(
    (
      alias,
    ) => sql`exists (select from offers draft where draft.workspace_id = ${column(alias, "workspace_id")}
      and ${familyOf("draft")} = ${familyOf(alias)} and draft.sent_at is null)`,
  ),
};

/** The owner of the offer, unless archived; then the new version has the caller as owner. */
async function keptOwner(work: ReadOnlyWork, { owner_employee_id: id }: Offer) {
  if (id === null) return { owner_employee_id: null };
  const owner = await work.row(sql`select 1 from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = ${id} and e.archived_at is null`);
  return owner ? { owner_employee_id: id } : {};
}

async function run({ work, records }: ActionContext<"offers">) {
  const offer = records[0] as Offer;
  const { lead_id, client_id, client_contact_id, number, version, family_id } = offer;
  const id = await work.createByRules(
    "offers",
    {
      ...(await copiedOffer(work, offer)),
      ...(await keptOwner(work, offer)),
      ...{ lead_id, client_id, client_contact_id },
    },
    { number, version: version + 1, first_version_id: family_id, previous_version_id: offer.id },
  );
  return { shows: { resource: "offers", id } };
}

/** Makes a new version of an offer. The client can accept the sent one until the new one is sent. */
export const revise = action("offers", {
  title: "Revise",
  done: "Revised",
  description:
    "Creates the next version as a draft with the same fields and lines, issued today. The sent version stays open until the new one is sent.",
  grants: [{ permissions: ["manage-offers"] }],
  levels: ["record"],
  lock: holdOffers,
  facts,
  openWhen: openWhenEach((offer) => {
    if (offer.has_draft) return "The offer already has a draft version.";
    if (!offer.is_current) return "Only the current version can be revised.";
    const isOpen = ["sent", "declined", "expired"].includes(offer.status);
    return isOpen ? null : message`${inWords(offer)} cannot be revised.`;
  }),
  run,
});
