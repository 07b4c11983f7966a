import { countedInGroups } from "../../../platform/grouping/counted-in-groups.ts";

/** `GET /tickets?group=stage_id`: how many tickets are in each stage, as the columns of the board show. */
export const ticketsInGroups = countedInGroups({
  resource: "tickets",
  table: "tickets",
  title: "Tickets in groups",
  description: "Tickets grouped by stage, assignee, priority or status: how many they are.",
  by: ["stage_id", "assignee_employee_id", "priority", "status"],
});
