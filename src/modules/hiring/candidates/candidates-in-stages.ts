import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { StageOccupants } from "../../../platform/stages/stage-rules.ts";
import { moveCandidates } from "./candidate-moves.ts";

/** The number of active candidates in a stage. */
export const activeInStage = (alias: string): Sql => sql`(select count(*)::integer from candidates c
  where c.workspace_id = ${column(alias, "workspace_id")} and c.stage_id = ${column(alias, "id")}
    and c.status = 'active')`;

/** The active candidates in a stage, locked. */
const activeIn = (work: Work, stageId: string) =>
  work.rows<{ id: string; stage_id: string; job_id: string | null }>(sql`select c.id, c.stage_id, c.job_id
    from candidates c
    where c.workspace_id = ${fromContext("workspace")} and c.stage_id = ${stageId} and c.status = 'active'
    order by c.id ${work.rowLock("update")}`);

/** The active candidates in a stage, who have to leave it before it is archived. */
export const activeCandidates: StageOccupants = {
  plural: "active candidates",
  isEmpty: async (work, stageId) => (await activeIn(work, stageId)).length === 0,
  async move(work, from, to) {
    await moveCandidates(work, await activeIn(work, from), to);
  },
};
