import { type NotifiedEvent, notification } from "../../engine/declare/index.ts";
import { type Message, message } from "../../engine/work/index.ts";
import { textIn } from "../../platform/notifications/event-values.ts";
import { saidDetail } from "../../platform/notifications/said-values.ts";
import { personOf } from "../employees/index.ts";

const OUTCOMES: Readonly<Record<string, (number: string) => Message>> = {
  accept: (number) => message`Offer ${number} is accepted`,
  decline: (number) => message`Offer ${number} is declined`,
  expired: (number) => message`Offer ${number} has expired`,
};

const outcome = (event: NotifiedEvent) => ({
  title: OUTCOMES[event.name]!(textIn(event, "number")),
  detail: saidDetail(textIn(event, "title")),
});

/** Offers have an outcome. */
export const offerNotifications = [
  notification({
    name: "offer-outcome",
    title: message`Outcomes of your offers`,
    description: message`An offer of yours is accepted or declined, or has expired.`,
    resource: "offers",
    events: ["accept", "decline", "expired"],
    employees: personOf("offers", "owner_employee_id"),
    words: outcome,
    sharedWords: outcome,
  }),
];
