import { addDays, type Reaction, type Written } from "../../engine/declare/index.ts";
import { fromContext, type Sql, sql } from "../../engine/sql/index.ts";
import type { ResourceName, Values, Work } from "../../engine/work/index.ts";
import { lockAssignments } from "./project-assignments/assignment-writes.ts";

interface Leaver extends Values {
  readonly start_date: string;
  readonly termination_date: string | null;
  readonly isArchived: boolean;
}

/** The last day on which somebody can be assigned; null if none is known; before the first day if they never started. */
function lastDayOf({ start_date, termination_date, isArchived }: Leaver): string | null {
  return termination_date ?? (isArchived ? addDays(start_date, -1) : null);
}

/** Ends assignments with the employment: shortens those beyond the last day and deletes those after it. */
async function endAssignments({ kind, id }: Written, work: Work): Promise<void> {
  if (kind === "create") return;
  const person = await work.row<Leaver>(
    sql`select e.start_date, e.termination_date, e.archived_at is not null as "isArchived" from employees e
      where e.workspace_id = ${fromContext("workspace")} and e.id = ${id}`,
  );
  const last = person && lastDayOf(person);
  if (!last) return;
  await lockAssignments(work);
  const over = await work.rows<{ id: string; isAfter: boolean }>(
    sql`select a.id, a.starts_at > ${last}::date as "isAfter" from project_assignments a
      where a.workspace_id = ${fromContext("workspace")} and a.employee_id = ${id}
        and coalesce(a.ends_at, 'infinity') > ${last}::date order by a.id`,
  );
  for (const assignment of over) {
    if (assignment.isAfter) await work.remove("project-assignments", assignment.id);
    else await work.update("project-assignments", assignment.id, { ends_at: last });
  }
}

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
  { resource: "employees", fields: ["termination_date", "archived_at"], run: endAssignments },
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
