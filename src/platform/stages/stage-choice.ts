import { fromContext, ident, sql } from "../../engine/sql/sql.ts";
import type { ReadOnlyWork } from "../../engine/work/work.ts";

const tableOf = (work: ReadOnlyWork, resource: string) => ident(work.resource(resource).table);

/** The condition that a stage is of the category; every stage meets the condition for null. */
const isOf = (category: string | null) => (category === null ? sql`true` : sql`s.category = ${category}`);

/**
 * Whether records can be moved to the stage: it exists and is not archived, and is of the category if one is given. It
 * stays so until the transaction ends.
 */
export async function canBeEntered(
  work: ReadOnlyWork,
  resource: string,
  stageId: string | null,
  category: string | null = null,
): Promise<boolean> {
  const found = await work.row(sql`select 1 from ${tableOf(work, resource)} s
    where s.workspace_id = ${fromContext("workspace")} and s.id = ${stageId}::text and s.archived_at is null
      and ${isOf(category)} ${work.rowLock("share")}`);
  return found !== null;
}

/** The first stage that is not archived, of the category if one is given; null: there is none. */
export async function firstStage(
  work: ReadOnlyWork,
  resource: string,
  category: string | null = null,
): Promise<string | null> {
  const first = await work.row<{ id: string }>(sql`select s.id from ${tableOf(work, resource)} s
    where s.workspace_id = ${fromContext("workspace")} and s.archived_at is null and ${isOf(category)}
    order by s.position limit 1 ${work.rowLock("share")}`);
  return first?.id ?? null;
}
