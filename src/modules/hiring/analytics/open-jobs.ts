import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import { type AnalyticsContext, type HiringQuery, selectedJobs } from "./analytics-query.ts";

/** The jobs that are open now. */
export interface OpenJobs extends Values {
  readonly jobs_count: number;
  readonly openings: number;
  readonly hired: number;
}

/** Counts the selected jobs that are open now, their openings, and who was hired for them. */
export async function readOpenJobs({ work }: AnalyticsContext, query: HiringQuery): Promise<OpenJobs> {
  const found = await work.row<OpenJobs>(sql`with open as (
      select j.id, j.openings from jobs j
      where j.workspace_id = ${fromContext("workspace")} and j.status = 'open' and ${selectedJobs(query)}
    )
    select (select count(*)::integer from open) as jobs_count,
      (select coalesce(sum(open.openings), 0)::integer from open) as openings,
      (select count(*)::integer from open join candidates c on c.workspace_id = ${fromContext("workspace")}
        and c.job_id = open.id and c.status = 'hired') as hired`);
  return found!;
}
