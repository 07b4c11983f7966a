import { fromContext, sql } from "../../../engine/sql/index.ts";
import { recordsInGroups } from "../../../platform/grouping/records-in-groups.ts";

/** `GET /candidates?group=stage_id`: how many candidates are in each stage, as the columns of the board show. */
export const candidatesInGroups = recordsInGroups({
  resource: "candidates",
  title: "Candidates in groups",
  description: "Candidates grouped by stage, job, source, status or recruiter: how many they are.",
  by: ["stage_id", "job_id", "source", "status", "recruiter_employee_id"],
  figures: {},
  summed: ({ matching }) => ({
    records: sql`l as (select c.stage_id, c.job_id, c.source, c.status, c.recruiter_employee_id
      from candidates c where c.workspace_id = ${fromContext("workspace")} and ${matching("c")})`,
    sums: {},
    meta: {},
  }),
});
