import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord, Work } from "../../../engine/work/index.ts";
import { archiveActions } from "../../../platform/archiving/archive-actions.ts";

/**
 * Locks a project against archiving and deletion until the transaction ends, and returns whether it is open. To be called
 * before time, tasks or assignments are written, so that a concurrent archiving is either seen or waits.
 */
export async function lockOpenProject(work: ReadOnlyWork, projectId: string): Promise<boolean> {
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

/** Archives a project, which closes it to new time, tasks and assignments, and restores it. */
export const archiveProject = archiveActions("projects", {
  description:
    "Archives the project and closes it to new time, tasks and assignments. Unbilled work can still be billed.",
  grants: [{ permissions: ["manage-projects"] }],
  mayArchive,
  mayRestore,
});
