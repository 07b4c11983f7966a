import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { followingTaxRates, storedTotals } from "../../invoicing/index.ts";
import { holdOffers } from "./offer-states.ts";

/** Whether a line counts towards the totals: it is not optional, or it was selected. */
export const isCounting = (alias: string): Sql =>
  sql`(not ${column(alias, "is_optional")} or ${column(alias, "is_selected")})`;

/** A line keeps its tax once the offer was sent. */
const isOfSent = (alias: string): Sql => sql`exists (select from offers parent
  where parent.workspace_id = ${column(alias, "workspace_id")} and parent.id = ${column(alias, "offer_id")}
    and parent.sent_at is not null)`;

/** The totals of offers. They still change when the client selects optional lines, but with the tax that was sent. */
export const offerTotals = storedTotals({
  documents: "offers",
  lines: "offer-lines",
  parent: "offer_id",
  isDraft: (alias) => sql`${column(alias, "sent_at")} is null`,
  isOpen: (alias) => sql`${column(alias, "accepted_at")} is null`,
  keepsTax: isOfSent,
  counts: isCounting,
  amounts: ["net_amount"],
});

/** Drafts follow their tax rates until they are sent. */
export const followTaxRates = followingTaxRates(offerTotals, holdOffers);
