import { countedInGroups } from "../../../platform/grouping/counted-in-groups.ts";

/** `GET /candidates?group=stage_id`: how many candidates are in each stage, as the columns of the board show. */
export const candidatesInGroups = countedInGroups({
  resource: "candidates",
  table: "candidates",
  title: "Candidates in groups",
  description: "Candidates grouped by stage, job, source, status or recruiter: how many they are.",
  by: ["stage_id", "job_id", "source", "status", "recruiter_employee_id"],
});
