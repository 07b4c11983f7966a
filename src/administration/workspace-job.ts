import type { Installation } from "../compose.ts";
import type { Work } from "../engine/work/work.ts";
import { WORKSPACE_COLUMNS, type WorkspaceRow, workspaceOf } from "../platform/tenancy/workspaces.ts";

/** What a repeated job does in a workspace. */
export interface WorkspaceJob {
  /** The condition for the workspaces `w` that have something to do, at the moment in the parameter $1, which it need not mention. */
  readonly condition: string;
  /** Does it in a transaction; returns how many records it concerned. */
  readonly run: (work: Work) => Promise<number>;
}

/** Does it in each of the workspaces that have something to do, until none has; returns how many records it concerned. */
export const workspaceJob =
  ({ pool, clock, work }: Pick<Installation, "pool" | "clock" | "work">, { condition, run }: WorkspaceJob) =>
  async (): Promise<number> => {
    const { rows } = await pool.query<WorkspaceRow>(
      // PostgreSQL refuses a parameter that no statement mentions.
      `select ${WORKSPACE_COLUMNS} from workspaces w where $1::timestamptz is not null and (${condition})`,
      [clock.now()],
    );
    let total = 0;
    for (const row of rows)
      for (let part = 1; part > 0; total += part) part = await work(workspaceOf(row), run);
    return total;
  };
