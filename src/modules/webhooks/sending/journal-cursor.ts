import {
  givePositionsWithin,
  type JournalPlace,
  latestGivenPosition,
} from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/**
 * Assigns positions to everything that is committed, as part of this transaction, so that later commits get higher
 * positions. If the workspace had no enabled webhook before, its cursor starts here. The caller must hold the lock on
 * the workspace's webhooks, so that no other transaction starts the cursor at the same time.
 */
export async function followJournal(work: Work): Promise<void> {
  await givePositionsWithin(work);
  await work.rows(sql`insert into webhook_cursors as c (workspace_id, position, after_id)
    values (${fromContext("workspace")}, ${latestGivenPosition} + 1, '')
    on conflict (workspace_id) do update set position = excluded.position, after_id = ''
      where not exists (select from webhooks w where w.workspace_id = c.workspace_id and w.status = 'enabled')`);
}

/** Records that a webhook is notified of later commits, except this transaction. Call `followJournal` first. */
export async function noteEnabling(work: Work, id: string): Promise<void> {
  await work.rows(sql`update webhooks
    set enabled_at_position = ${latestGivenPosition}, enabled_by_commit = ${work.journal.commitId}
    where workspace_id = ${fromContext("workspace")} and id = ${id}`);
}

/** Locks the cursor and returns it. Null if there is none or, unless `waits`, if another process holds the lock. */
export async function takeCursor(work: Work, waits: boolean): Promise<JournalPlace | null> {
  const cursor = sql`select position, after_id as after from webhook_cursors where workspace_id = ${fromContext("workspace")}`;
  return work.row<{ position: number; after: string }>(
    waits ? sql`${cursor} for update` : sql`${cursor} for update skip locked`,
  );
}

/** Moves the cursor forward. */
export async function moveCursor(work: Work, { position, after }: JournalPlace): Promise<void> {
  await work.rows(sql`update webhook_cursors set position = ${position}::bigint, after_id = ${after}
    where workspace_id = ${fromContext("workspace")}`);
}
