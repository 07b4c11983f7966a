import { holds } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import {
  fieldMessage,
  forbidden,
  MESSAGES,
  type ReadOnlyWork,
  type SettledChange,
} from "../../engine/work/index.ts";
import { lockOpenProject } from "./projects/project-state.ts";

/** @throws 403 unless the actor holds manage-projects or leads the project */
export async function requireLeadOrManager(work: ReadOnlyWork, projectId: string): Promise<void> {
  if (holds(work.actor, "manage-projects")) return;
  const led = await work.row(sql`select 1 from projects p where p.workspace_id = ${fromContext("workspace")}
    and p.id = ${projectId} and p.manager_employee_id = ${fromContext("team")}`);
  if (!led) throw forbidden("manage-projects");
}

/** Refuses an archived project, and locks an open one against archiving until the transaction ends. */
export async function checkOpenProject(
  { values, fail }: Pick<SettledChange<"tasks" | "project-assignments">, "values" | "fail">,
  work: ReadOnlyWork,
): Promise<void> {
  if (values.project_id && (await lockOpenProject(work, values.project_id))) return;
  fail("project_id", fieldMessage(MESSAGES.selected, "project_id"));
}
