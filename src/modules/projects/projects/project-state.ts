import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord, Work } from "../../../engine/work/index.ts";
import { archiveActions } from "../../../platform/archiving/archive-actions.ts";

/**
 * Keeps a project from being archived or deleted until the transaction ends, and returns whether it is open to new
 * time, tasks and assignments: whoever writes one of these asks here, so that an archiving at the same moment either
 * comes first or finds it.
 */
export async function holdOpenProject(work: ReadOnlyWork, projectId: string): Promise<boolean> {
  const project = await work.row<{ isOpen: boolean }>(
    sql`select p.archived_at is null as "isOpen" from projects p
      where p.workspace_id = ${fromContext("workspace")} and p.id = ${projectId} ${work.rowLock("key share")}`,
  );
  return project?.isOpen ?? false;
}

async function mayArchive({ id }: Readonly<StoredRecord<"projects">>, work: Work): Promise<string | null> {
  const timer = await work.row(sql`select 1 from timesheets t
    where t.workspace_id = ${fromContext("workspace")} and t.project_id = ${id} and t.worked_minutes is null`);
  return timer ? "The project has a running timer." : null;
}

async function mayRestore(
  { id, name, client_id }: Readonly<StoredRecord<"projects">>,
  work: Work,
): Promise<string | null> {
  const client = await work.row<{ isArchived: boolean }>(
    sql`select c.archived_at is not null as "isArchived" from clients c
      where c.workspace_id = ${fromContext("workspace")} and c.id = ${client_id} ${work.rowLock("key share")}`,
  );
  if (client?.isArchived) return "The client is archived.";
  const taken = await work.isTaken("projects", "name", name, id, { client_id });
  return taken ? "The name has already been taken." : null;
}

/** Closes a project to new time, tasks and assignments, and opens it again. */
export const archiveProject = archiveActions("projects", {
  description: "Closes it to new time, tasks and assignments; unbilled work can still be billed.",
  grants: [{ permissions: ["manage-projects"] }],
  mayArchive,
  mayRestore,
});
