import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values, Work } from "../../../engine/work/index.ts";

interface Place extends Values {
  readonly id: string;
  readonly position: number;
}

/** The number of tasks of a project. */
export async function countTasks(work: ReadOnlyWork, projectId: string): Promise<number> {
  const row = await work.row<{ count: number }>(sql`select count(*)::integer as count from tasks
    where workspace_id = ${fromContext("workspace")} and project_id = ${projectId}`);
  return row!.count;
}

/** The other tasks of a project, in order. */
const othersOf = (work: Work, projectId: string, id: string): Promise<Place[]> =>
  work.rows<Place>(sql`select t.id, t.position from tasks t
    where t.workspace_id = ${fromContext("workspace")} and t.project_id = ${projectId} and t.id <> ${id}
    order by t.position, t.id`);

/** Moves the other tasks, so that the position of one task is free. Their order does not change. */
export async function makeRoom(work: Work, projectId: string, { id, position }: Place): Promise<void> {
  const others = await othersOf(work, projectId, id);
  await move(work, others, (index) => (index + 1 < position ? index + 1 : index + 2));
}

/** Numbers the other tasks from 1 on when a task is deleted or moved to another project. */
export async function closeGap(work: Work, projectId: string, id: string): Promise<void> {
  await move(work, await othersOf(work, projectId, id), (index) => index + 1);
}

async function move(work: Work, places: readonly Place[], placeOf: (index: number) => number): Promise<void> {
  for (const [index, { id, position }] of places.entries()) {
    const place = placeOf(index);
    if (place !== position) await work.update("tasks", id, { position: place });
  }
}
