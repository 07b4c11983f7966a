import { dateEvent } from "../../../platform/dates/date-event.ts";

/** Raises the event of unresolved tickets that are due. */
export const dueTickets = dateEvent({
  resource: "tickets",
  event: "due",
  date: "due_date",
  reported: "reported_due_date",
  label: "subject",
  when: "r.resolved_at is null",
  fromHour: 8,
  newsDays: 14,
});
