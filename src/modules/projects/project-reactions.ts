import type { Reaction } from "../../engine/declare/index.ts";
import { fromContext, type Sql, sql } from "../../engine/sql/index.ts";
import type { ResourceName } from "../../engine/work/index.ts";
import { endsWithEmployment } from "../employees/index.ts";
import { lockAssignments } from "./project-assignments/assignment-writes.ts";

/** Notes in the journal that records change which show the name of a changed record. */
function journalName(
  resource: string,
  fields: readonly string[],
  shownIn: ResourceName,
  rows: (id: string) => Sql,
): Reaction {
  return {
    resource,
    fields,
    async before(id, work) {
      const shown = await work.rows<{ id: string }>(rows(id));
      await work.journal.touch(
        shownIn,
        shown.map((row) => row.id),
      );
    },
  };
}

/** Keeps assignments and projects up to date when employees, clients or projects change. */
export const projectReactions: readonly Reaction[] = [
  endsWithEmployment("project-assignments", { first: "starts_at", last: "ends_at", lock: lockAssignments }),
  journalName(
    "employees",
    ["first_name", "last_name"],
    "project-assignments",
    (id) => sql`select a.id from project_assignments a
      where a.workspace_id = ${fromContext("workspace")} and a.employee_id = ${id} order by a.id`,
  ),
  journalName(
    "projects",
    ["name"],
    "project-assignments",
    (id) => sql`select a.id from project_assignments a
      where a.workspace_id = ${fromContext("workspace")} and a.project_id = ${id} order by a.id`,
  ),
  journalName(
    "clients",
    ["name"],
    "projects",
    (id) => sql`select p.id from projects p
      where p.workspace_id = ${fromContext("workspace")} and p.client_id = ${id} order by p.id`,
  ),
];
