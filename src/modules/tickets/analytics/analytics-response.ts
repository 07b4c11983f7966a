import { count, links, listOf, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import { PRIORITIES } from "../tickets/ticket-fields.ts";

const number = { type: ["number", "null"], minimum: 0 };
const counts = { created_count: count, resolved_count: count, backlog_count: count };
const lists = links("created", "resolved", "backlog");

const times = object({
  count,
  average_minutes: number,
  median_minutes: number,
  met_count: count,
  breached_count: count,
  compliance: { ...number, maximum: 100, description: "The percentage that met the target." },
  untracked_count: { ...count, description: "Tickets without a target, which the other figures leave out." },
  links: links("list", "met", "breached", "untracked"),
});

/** The response of the ticket analytics. */
export const analyticsResponse = object({
  ...counts,
  reopened_count: { ...count, description: "How often tickets left a resolved stage to be worked on again." },
  links: lists,
  first_response: times,
  resolution: times,
  by_priority: listOf(object({ priority: { ...text, enum: [...PRIORITIES] }, ...counts, links: lists })),
  by_assignee: listOf(
    object({ assignee_employee_id: textOrNull, name: textOrNull, ...counts, links: lists }),
  ),
});
