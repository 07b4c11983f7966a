import type { Workspace } from "../../../engine/declare/index.ts";
import { WORKSPACE_COLUMNS, type WorkspaceRow, workspaceOf } from "../../../platform/tenancy/workspaces.ts";
import type { Runtime } from "./runtime.ts";

export interface PendingWork {
  /** Workspaces whose journal has entries without deliveries. */
  readonly journals: readonly Workspace[];
  /** Whether a delivery is due. */
  readonly isDue: boolean;
}

/**
 * Checks whether there is anything to do, with one statement of a few index look-ups. That is all that an idle
 * installation costs.
 */
export async function pendingWork({ services: { pool, clock } }: Runtime): Promise<PendingWork> {
  const { rows } = await pool.query<WorkspaceRow & { is_due: boolean }>({
    name: "webhooks_pending_work",
    text: `select due.is_due, ${WORKSPACE_COLUMNS}
      from (select exists (
          select from webhooks h where h.status = 'enabled' and exists (
            select from webhook_deliveries d
            where d.workspace_id = h.workspace_id and d.webhook_id = h.id and d.due_at <= $1
            order by d.due_at limit 1 offset 0)) as is_due) due
      left join (webhook_cursors c join workspaces w on w.id = c.workspace_id) on
        exists (select from webhooks h where h.workspace_id = c.workspace_id and h.status = 'enabled')
        and not exists (
          -- The latest position lies before the cursor, and nothing waits for one.
          select from (
            select j.position from journal_commits j
            where j.workspace_id = c.workspace_id and j.resource_type = ''
            order by j.position desc nulls first limit 1) latest
          where latest.position < c.position)`,
    values: [clock.now()],
  });
  return {
    isDue: rows[0]!.is_due,
    journals: rows.filter((row) => row.workspace_id !== null).map(workspaceOf),
  };
}
