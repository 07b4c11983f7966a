import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { type Place, setOrder, siblingsAt, withAt } from "./siblings.ts";
import { subtreeOf } from "./subtree.ts";

/** Where a page goes: its place, and its position among the others there. */
export interface Destination extends Place {
  readonly position: number;
}

/** The depth of pages at a place. */
export async function depthAt(work: Work, { parentId }: Place): Promise<number> {
  const parent = parentId === null ? null : await work.find("pages", parentId);
  return parent === null ? 0 : parent.depth + 1;
}

/**
 * Moves a page with everything below it; its former siblings close up, and the new ones make room. The caller has locked
 * the tree and checked the destination.
 */
export async function relocate(work: Work, id: string, to: Destination): Promise<void> {
  const [page, ...below] = await subtreeOf(work, id);
  const stored = (await work.find("pages", id))!;
  const from: Place = { teamspaceId: stored.teamspace_id, parentId: stored.parent_id };
  const isSamePlace = from.teamspaceId === to.teamspaceId && from.parentId === to.parentId;
  const left = (await siblingsAt(work, from)).filter((one) => one !== id);
  const others = isSamePlace ? left : await siblingsAt(work, to);
  const depth = await depthAt(work, to);
  const { teamspaceId: teamspace_id, parentId: parent_id, position } = to;
  await work.update("pages", id, { teamspace_id, parent_id, position, depth });
  await followDown(
    work,
    below.map((one) => one.id),
    teamspace_id,
    depth - page!.depth,
  );
  if (!isSamePlace) await setOrder(work, left);
  await setOrder(work, withAt(others, id, position));
}

/** What is below a moved page goes with it: the teamspace and the depth follow, the time of the last change does not. */
async function followDown(
  work: Work,
  ids: readonly string[],
  teamspaceId: string,
  deeper: number,
): Promise<void> {
  if (ids.length === 0) return;
  await work.journal.touch("pages", ids);
  await work.rows(sql`update pages p set teamspace_id = ${teamspaceId}, depth = p.depth + ${deeper}::integer
    where p.workspace_id = ${fromContext("workspace")} and p.id = any(${ids}::text[])`);
}
