import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";

/** A stage of the pipeline that is not archived. */
export interface PipelineStage extends Values {
  readonly stage_id: string;
  readonly name: string;
  readonly position: number;
}

/** The stages of the pipeline in their order; archived ones have no row in reports. */
export const pipelineStages = (work: Work): Promise<PipelineStage[]> =>
  work.rows<PipelineStage>(sql`select s.id as stage_id, s.name, s.position from lead_stages s
    where s.workspace_id = ${fromContext("workspace")} and s.archived_at is null order by s.position`);
