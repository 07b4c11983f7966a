import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values, Work } from "../../../engine/work/index.ts";

interface Place extends Values {
  readonly id: string;
  readonly position: number;
}

/** How many tasks a project has. */
export async function countTasks(work: ReadOnlyWork, projectId: string): Promise<number> {
  const row = await work.row<{ count: number }>(sql`select count(*)::integer as count from tasks
    where workspace_id = ${fromContext("workspace")} and project_id = ${projectId}`);
  return row!.count;
}

/** The tasks of a project in their order, without one of them. */
const othersOf = (work: Work, projectId: string, id: string): Promise<Place[]> =>
  work.rows<Place>(sql`select t.id, t.position from tasks t
    where t.workspace_id = ${fromContext("workspace")} and t.project_id = ${projectId} and t.id <> ${id}
    order by t.position, t.id`);

/** Gives the others the places around that of one task, in the order that they have. */
export async function makeRoom(work: Work, projectId: string, { id, position }: Place): Promise<void> {
  const others = await othersOf(work, projectId, id);
  await give(work, others, (index) => (index + 1 < position ? index + 1 : index + 2));
}

/** Gives the others the places from 1 on, once a task is or will be gone. */
export async function fillGap(work: Work, projectId: string, id: string): Promise<void> {
  await give(work, await othersOf(work, projectId, id), (index) => index + 1);
}

async function give(work: Work, places: readonly Place[], placeOf: (index: number) => number): Promise<void> {
  for (const [index, { id, position }] of places.entries()) {
    const place = placeOf(index);
    if (place !== position) await work.update("tasks", id, { position: place });
  }
}
