import type { JournalPlace } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/**
 * Locks the place up to which people were notified, and returns it; null if another process holds it. In a new workspace it
 * is the beginning.
 */
export async function takeNotificationCursor(work: Work): Promise<JournalPlace | null> {
  await work.rows(sql`insert into notification_cursors (workspace_id, position, after_id)
    values (${fromContext("workspace")}, 0, '') on conflict (workspace_id) do nothing`);
  return work.row<{ position: number; after: string }>(sql`select c.position, c.after_id as after
    from notification_cursors c where c.workspace_id = ${fromContext("workspace")} for update skip locked`);
}

/** Moves the place forward. */
export async function moveNotificationCursor(work: Work, { position, after }: JournalPlace): Promise<void> {
  await work.rows(sql`update notification_cursors c set position = ${position}::bigint, after_id = ${after}
    where c.workspace_id = ${fromContext("workspace")}`);
}
