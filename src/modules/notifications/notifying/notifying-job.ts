import type { Pool } from "pg";
import type { Workspace } from "../../../engine/declare/index.ts";
import { givePositions } from "../../../engine/runtime/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { WORKSPACE_COLUMNS, type WorkspaceRow, workspaceOf } from "../../../platform/tenancy/workspaces.ts";
import { notifyOfEntries } from "./notify-of-entries.ts";

interface Parts {
  readonly pool: Pool;
  work<T>(workspace: Workspace, body: (work: Work) => Promise<T>): Promise<T>;
}

/**
 * Notifies people of what has happened, in each workspace whose journal has entries behind its cursor; returns the number of
 * new notifications. Several processes may run it at the same time.
 */
export const notifyPeople =
  ({ pool, work }: Parts) =>
  async (): Promise<number> => {
    const { rows } = await pool.query<WorkspaceRow>({
      name: "notifications_pending",
      text: `select ${WORKSPACE_COLUMNS} from workspaces w
        left join notification_cursors c on c.workspace_id = w.id
        cross join lateral (
          select j.position from journal_commits j where j.workspace_id = w.id and j.resource_type = ''
          order by j.position desc nulls first limit 1) latest
        where c.position is null or latest.position is null or latest.position >= c.position`,
    });
    let total = 0;
    for (const row of rows) {
      const workspace = workspaceOf(row);
      await givePositions(pool, workspace.id);
      for (let isDone = false; !isDone; ) {
        const step = await work(workspace, notifyOfEntries);
        total += step.notified;
        isDone = step.isDone;
      }
    }
    return total;
  };
