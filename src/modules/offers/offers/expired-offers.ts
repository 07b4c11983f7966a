import { dateEvent } from "../../../platform/dates/date-event.ts";

/** Raises the event of offers that have expired; an extended offer can expire again. */
export const expiredOffers = dateEvent({
  resource: "offers",
  event: "expired",
  date: "valid_until",
  reported: "reported_valid_until",
  label: "number",
  when: "r.sent_at is not null and r.accepted_at is null and r.declined_at is null and r.superseded_at is null",
  isDayAfter: true,
});
