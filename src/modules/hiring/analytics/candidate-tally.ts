import { fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import { isWithinDays } from "../../../platform/figures/within-days.ts";
import { leftAhead, meanStays } from "../../../platform/stages/cohort-stays.ts";
import { CANDIDATE_PIPELINE } from "../candidates/candidate-pipeline.ts";
import { type AnalyticsContext, fromCandidates, type HiringQuery } from "./analytics-query.ts";

/** How many candidates are the same to the report. */
export interface CandidateCount extends Values {
  readonly source: string;
  readonly status: string;
  readonly stage_id: string;
  readonly rejection_reason: string | null;
  /** Whether they applied in the period, and whether what their status says happened in it. */
  readonly is_applied: boolean;
  readonly is_ended: boolean;
  readonly people: number;
  /** The microseconds from the application until they were hired. */
  readonly hire_time: string;
  /** How many were hired for a job that was opened, and the microseconds from then on. */
  readonly filled: number;
  readonly fill_time: string;
}

/** How many of those who applied in the period went back from a stage, by the present one and the position of the furthest. */
export interface ReturnCount extends Values {
  readonly status: string;
  readonly stage_id: string;
  readonly position: number;
  readonly people: number;
}

/** A stage that is not archived, and the mean time of those who applied in the period in it. */
export interface PipelineStage extends Values {
  readonly stage_id: string;
  readonly name: string;
  readonly position: number;
  readonly average_days: string | null;
}

const microseconds = (length: Sql): Sql =>
  sql`coalesce((extract(epoch from sum(${length})) * 1000000)::bigint, 0)::text`;

const within = (moment: string, { period }: HiringQuery): Sql => isWithinDays(raw(moment), period);

/**
 * Counts the candidates to whom something happened in the period, those together who are the same to the report. All its
 * figures are sums over these few rows, so that the candidates are read once. They are grouped by columns of which the
 * database knows how few values they have, so that it neither sorts them nor leaves the work to one processor. A
 * candidate has the moment of one end at most, which is that of the status. The reasons are in the database's order.
 */
export function readTally(context: AnalyticsContext, query: HiringQuery): Promise<CandidateCount[]> {
  const applied = within("c.applied_at", query);
  const ended = sql`(${within("c.hired_at", query)} or ${within("c.rejected_at", query)}
    or ${within("c.withdrawn_at", query)})`;
  return context.work.rows<CandidateCount>(sql`select c.source, c.status, c.stage_id, c.rejection_reason,
      ${applied} as is_applied, coalesce(${ended}, false) as is_ended, count(*)::integer as people,
      ${microseconds(raw("c.hired_at - c.applied_at"))} as hire_time,
      count(c.hired_at - j.opened_at)::integer as filled,
      ${microseconds(raw("c.hired_at - j.opened_at"))} as fill_time
    ${fromCandidates(context, query)} and (${applied} or ${ended})
    group by 1, 2, 3, 4, 5, 6 order by c.rejection_reason`);
}

/** Counts those who applied in the period and went back, or into a stage that is archived today. */
export const readReturns = (context: AnalyticsContext, query: HiringQuery): Promise<ReturnCount[]> =>
  context.work.rows<ReturnCount>(sql`with ${leftAhead(CANDIDATE_PIPELINE)}
    select c.status, c.stage_id, ahead.position, count(*)::integer as people
    from ahead join (select c.* ${fromCandidates(context, query)} and ${within("c.applied_at", query)}) c
      on c.id = ahead.id
    group by 1, 2, 3`);

/** The stages that are not archived, in their order. */
export function readStages(context: AnalyticsContext, query: HiringQuery): Promise<PipelineStage[]> {
  const cohort = sql`select c.id ${fromCandidates(context, query)} and ${within("c.applied_at", query)}`;
  return context.work.rows<PipelineStage>(sql`with ${meanStays(CANDIDATE_PIPELINE, cohort)}
    select step.id as stage_id, step.name, step.position, spent.average_days
    from hiring_stages step left join spent on spent.position = step.position
    where step.workspace_id = ${fromContext("workspace")} and step.position is not null order by step.position`);
}
