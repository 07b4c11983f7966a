import { module } from "../../engine/declare/index.ts";
import { offeredAmounts, offerReactions, offersOfEmployees } from "./conversion/offer-reactions.ts";
import { offerLines } from "./offer-lines/offer-lines.resource.ts";
import { offerNotifications } from "./offer-notifications.ts";
import { followTaxRates } from "./offers/offer-totals.ts";
import { offers } from "./offers/offers.resource.ts";

export { expiredOffers } from "./offers/expired-offers.ts";
export { seedOffers } from "./seeds/offers.seed.ts";

/** Offers to leads and clients, with their lines. */
export const offersModule = module({
  title: "Offers",
  description: "Offers to leads and clients: versions, lines, and what becomes of them.",
  resources: [offers, offerLines],
  notifications: offerNotifications,
  extensions: [offersOfEmployees],
  reactions: [followTaxRates, ...offerReactions],
  settingLocks: [offeredAmounts],
});
