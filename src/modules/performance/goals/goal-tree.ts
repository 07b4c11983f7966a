import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Work } from "../../../engine/work/index.ts";
import { storedPercent } from "../exact-percent.ts";
import { goalProgress } from "./progress.ts";

export const MAX_LEVELS = 5;

/** Makes writers of goals run one at a time, because each changes the progress of the goals above. */
export const lockGoals = (work: Work): Promise<void> => work.lock("goals");

/** The ids from a goal up to the top of its tree, itself first. */
export async function pathToTop(work: ReadOnlyWork, id: string): Promise<string[]> {
  const rows = await work.rows<{ id: string }>(sql`with recursive up(id, parent, depth) as (
      select g.id, g.parent_goal_id, 1 from goals g where g.workspace_id = ${fromContext("workspace")} and g.id = ${id}
      union all
      select g.id, g.parent_goal_id, up.depth + 1 from goals g join up on g.id = up.parent
      where g.workspace_id = ${fromContext("workspace")} and up.depth < 100
    ) select up.id from up order by up.depth`);
  return rows.map((row) => row.id);
}

/** How many levels there are from a goal down to its lowest descendant, itself included. */
export async function heightOf(work: ReadOnlyWork, id: string): Promise<number> {
  const row = await work.row<{ height: number }>(sql`with recursive down(id, depth) as (
      select g.id, 1 from goals g where g.workspace_id = ${fromContext("workspace")} and g.id = ${id}
      union all
      select g.id, down.depth + 1 from goals g join down on g.parent_goal_id = down.id
      where g.workspace_id = ${fromContext("workspace")} and down.depth < 100
    ) select max(down.depth) as height from down`);
  return row?.height ?? 1;
}

/** The goals directly below a goal that count in its progress, with their progress and weight. */
async function countedChildren(work: ReadOnlyWork, id: string) {
  return work.rows<{
    progress: string;
    weight: string;
  }>(sql`select g.exact_progress::text as progress, g.weight::text as weight
    from goals g where g.workspace_id = ${fromContext("workspace")} and g.parent_goal_id = ${id}
      and g.status not in ('draft', 'cancelled')`);
}

/** Whether any goal has the goal as its parent. */
export async function hasChildren(work: ReadOnlyWork, id: string): Promise<boolean> {
  const row = await work.row(sql`select 1 as found from goals g
    where g.workspace_id = ${fromContext("workspace")} and g.parent_goal_id = ${id} limit 1`);
  return row !== null;
}

/** Computes the progress of a goal and then of each goal above it. The goals must be locked. */
export async function refreshProgress(work: Work, id: string | null): Promise<void> {
  if (id === null) return;
  for (const each of await pathToTop(work, id)) {
    const goal = (await work.find("goals", each))!;
    const progress = goalProgress({
      keyResults: goal.key_results as never,
      children: await countedChildren(work, each),
      manualProgress: goal.manual_progress,
    });
    const exact_progress = storedPercent(progress)!;
    if (exact_progress === goal.exact_progress) continue;
    await work.update("goals", each, { exact_progress });
  }
}
