import { dateEvent } from "../../../platform/dates/date-event.ts";

/** Raises the event of evaluations in progress that are due. */
export const dueEvaluations = dateEvent({
  resource: "evaluations",
  event: "due",
  date: "due_date",
  reported: "reported_due_date",
  label: "title",
  when: "r.status = 'in_progress'",
  fromHour: 8,
  newsDays: 14,
});
