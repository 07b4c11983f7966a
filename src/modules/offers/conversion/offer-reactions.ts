import { extension, type Reaction, reaction, type SettingLock } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { holding } from "../../../platform/tenancy/hold-setting.ts";
import { offerStatus } from "../offers/offer-status.ts";

/** When a lead is converted, its offers without a client become offers to the new client. */
const followConversion = reaction("leads", {
  fields: ["converted_at"],
  async run({ kind, id, values }, work) {
    const clientId = values.client_id;
    if (kind === "create" || !clientId) return;
    const offers = await work.rows<{ id: string }>(sql`select o.id from offers o
      where o.workspace_id = ${fromContext("workspace")} and o.lead_id = ${id} and o.client_id is null order by o.id`);
    await work.updateAll(
      "offers",
      offers.map((offer) => offer.id),
      { client_id: clientId },
    );
  },
});

/** An offer shows its invoice as long as that is neither deleted nor void. */
const followInvoice = reaction("invoices", {
  fields: ["voided_at"],
  async before(id, work) {
    const offers = await work.rows<{ offer_id: string }>(sql`select i.offer_id from invoices i
      where i.workspace_id = ${fromContext("workspace")} and i.id = ${id} and i.offer_id is not null`);
    await work.journal.touch(
      "offers",
      offers.map(({ offer_id }) => offer_id),
    );
  },
});

/** What offers do when leads and invoices are written. Offers hold amounts, so that the base currency stays. */
export const offerReactions: readonly Reaction[] = [
  followConversion as Reaction,
  followInvoice as Reaction,
  holding("base_currency", "offers", ["number"]),
];

/** Offers contain amounts, so they lock the workspace's currency. */
export const offeredAmounts: SettingLock = {
  setting: "base_currency",
  holds: sql`exists (select from offers o where o.workspace_id = ${fromContext("workspace")})`,
};

/** When an employee is archived, open offers keep them as owner; the message counts these offers. */
export const offersOfEmployees = extension("employees", {
  remainders: {
    "owned-offers": {
      resource: "offers",
      singular: "open offer still has them as owner",
      plural: "open offers still have them as owner",
      counts: (alias, archived) => sql`${column(alias, "owner_employee_id")} = any(${archived})
        and ${offerStatus(alias)} in ('draft', 'sent')`,
    },
  },
});
