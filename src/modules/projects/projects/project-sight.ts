import { anyRelated, type RelatedRows, type RowCondition } from "../../../engine/declare/index.ts";
import { column, fromContext, or, type Sql, sql } from "../../../engine/sql/index.ts";
import { isOfTeam } from "../../employees/index.ts";

const isOwn: RowCondition = (alias) =>
  or([
    anyRelated(isOfTeam("manager_employee_id"))(alias),
    sql`${column(alias, "id")} in (select assigned.project_id from project_assignments assigned
      where assigned.workspace_id = ${fromContext("workspace")} and ${anyRelated(isOfTeam("employee_id"))("assigned")})`,
  ]);

/**
 * Projects that are visible without a permission: those that the caller or one of the caller's direct or indirect reports
 * leads or is assigned to, whether in the past, now or in the future.
 */
export const isOwnProject: RelatedRows = { team: isOwn };

/** Records that belong to such a project. */
export const isOfOwnProject: RelatedRows = {
  team: (alias) =>
    sql`${column(alias, "project_id")} in (select visible.id from projects visible
    where visible.workspace_id = ${fromContext("workspace")} and ${isOwn("visible")})`,
};

/** A condition for projects that the caller can see, for hand-written statements. */
export const isVisibleProject = (alias: string): Sql =>
  or([sql`'view-projects' = any(${fromContext("permissions")})`, isOwn(alias)]);

/** Records that belong to a project that the caller leads. */
export const isOfLedProject: RelatedRows = {
  team: (alias) =>
    sql`exists (select from projects led where led.workspace_id = ${fromContext("workspace")}
    and led.id = ${column(alias, "project_id")} and led.manager_employee_id = ${fromContext("team")})`,
};
