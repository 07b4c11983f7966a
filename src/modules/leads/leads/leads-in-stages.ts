import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { StageOccupants } from "../../../platform/stages/stage-rules.ts";
import { moveLeads } from "./stage-moves.ts";

/** The number of open leads in a stage. */
export const openLeadsCount = (alias: string): Sql => sql`(select count(*)::integer from leads l
  where l.workspace_id = ${column(alias, "workspace_id")} and l.stage_id = ${column(alias, "id")}
    and l.status = 'open')`;

/** The open leads in a stage, locked. */
const openLeadsIn = (work: Work, stageId: string) =>
  work.rows<{ id: string; stage_id: string }>(sql`select l.id, l.stage_id from leads l
    where l.workspace_id = ${fromContext("workspace")} and l.stage_id = ${stageId} and l.status = 'open'
    order by l.id ${work.rowLock("update")}`);

/** The open leads in a stage, which have to leave it before it is archived. */
export const openLeads: StageOccupants = {
  plural: "open leads",
  isEmpty: async (work, stageId) => (await openLeadsIn(work, stageId)).length === 0,
  async move(work, from, to) {
    await moveLeads(work, await openLeadsIn(work, from), to);
  },
};
