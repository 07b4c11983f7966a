import type { Pool } from "pg";
import type { Workspace } from "../../../engine/declare/index.ts";
import { givePositions, latestGivenPosition, placeBehind } from "../../../engine/runtime/index.ts";
import { sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { moveNotificationCursor, takeNotificationCursor } from "./notification-cursor.ts";

interface Parts {
  readonly pool: Pool;
  work<T>(workspace: Workspace, body: (work: Work) => Promise<T>): Promise<T>;
}

/** Notifies nobody of what has happened in the workspace so far: sample records are no news. */
export async function skipNews({ pool, work }: Parts, workspace: Workspace): Promise<void> {
  await givePositions(pool, workspace.id);
  await work(workspace, async (inside) => {
    if (!(await takeNotificationCursor(inside))) return;
    const latest = await inside.row<{ position: number }>(sql`select ${latestGivenPosition} as position`);
    await moveNotificationCursor(inside, placeBehind(latest!.position));
  });
}
