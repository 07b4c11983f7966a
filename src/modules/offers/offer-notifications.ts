import { type NotifiedEvent, notification } from "../../engine/declare/index.ts";
import { detailOf, textIn } from "../../platform/notifications/event-values.ts";
import { personOf } from "../employees/index.ts";

const OUTCOMES: Readonly<Record<string, string>> = {
  accept: "is accepted",
  decline: "is declined",
  expired: "has expired",
};

const outcome = (event: NotifiedEvent) => ({
  title: `Offer ${textIn(event, "number")} ${OUTCOMES[event.name]}`,
  detail: detailOf(textIn(event, "title")),
});

/** Offers have an outcome. */
export const offerNotifications = [
  notification({
    name: "offer-outcome",
    title: "Outcomes of your offers",
    description: "An offer of yours is accepted or declined, or has expired.",
    resource: "offers",
    events: ["accept", "decline", "expired"],
    employees: personOf("offers", "owner_employee_id"),
    words: outcome,
    sharedWords: outcome,
  }),
];
