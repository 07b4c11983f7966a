import { setUpStep } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { isDemoRecord } from "../../platform/demo-data/demo-records.ts";

/** There is work to record time for. */
export const projectSetUp = setUpStep({
  name: "project",
  title: message`Create your first project`,
  detail: message`Tasks, budgets and time belong to projects`,
  permission: "manage-projects",
  position: 5,
  isDone: () => sql`exists (select from projects p where p.workspace_id = ${fromContext("workspace")}
    and not ${isDemoRecord("projects", "p")})`,
});
