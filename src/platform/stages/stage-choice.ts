import { fromContext, ident, sql } from "../../engine/sql/sql.ts";
import type { ReadOnlyWork } from "../../engine/work/work.ts";

const tableOf = (work: ReadOnlyWork, resource: string) => ident(work.resource(resource).table);

/** Whether records can be moved to the stage: it exists and is not archived. It stays so until the transaction ends. */
export async function canBeEntered(
  work: ReadOnlyWork,
  resource: string,
  stageId: string | null,
): Promise<boolean> {
  const found = await work.row(sql`select 1 from ${tableOf(work, resource)} s
    where s.workspace_id = ${fromContext("workspace")} and s.id = ${stageId}::text and s.archived_at is null
    ${work.rowLock("share")}`);
  return found !== null;
}

/** The first stage that is not archived; null: every stage was created archived or none exists. */
export async function firstStage(work: ReadOnlyWork, resource: string): Promise<string | null> {
  const first = await work.row<{ id: string }>(sql`select s.id from ${tableOf(work, resource)} s
    where s.workspace_id = ${fromContext("workspace")} and s.archived_at is null order by s.position limit 1
    ${work.rowLock("share")}`);
  return first?.id ?? null;
}
