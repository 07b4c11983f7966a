import { fromContext, sql } from "../../../engine/sql/index.ts";
import { recordsInGroups } from "../../../platform/grouping/records-in-groups.ts";

/** `GET /tickets?group=stage_id`: how many tickets are in each stage, as the columns of the board show. */
export const ticketsInGroups = recordsInGroups({
  resource: "tickets",
  title: "Tickets in groups",
  description: "Tickets grouped by stage, assignee, priority or status: how many they are.",
  by: ["stage_id", "assignee_employee_id", "priority", "status"],
  figures: {},
  summed: ({ matching }) => ({
    records: sql`l as (select t.stage_id, t.assignee_employee_id, t.priority, t.status from tickets t
      where t.workspace_id = ${fromContext("workspace")} and ${matching("t")})`,
    sums: {},
    meta: {},
  }),
});
