import { fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import { isWithinDays } from "../../../platform/figures/within-days.ts";
import { cohortStays } from "../../../platform/stages/cohort-stays.ts";
import { type AnalyticsContext, fromCandidates, type HiringQuery, selectedJobs } from "./analytics-query.ts";

const countOf = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::integer`;

/** The mean number of days between two moments, with 2 decimals, divided once. */
const meanDays = (length: Sql, condition: Sql): Sql =>
  sql`round(extract(epoch from sum(${length}) filter (where ${condition}))
    / nullif((count(*) filter (where ${condition})) * 86400, 0), 2)`;

/** The figures of all selected candidates together. */
export interface Overall extends Values {
  readonly applied_count: number;
  readonly hired_count: number;
  readonly rejected_count: number;
  readonly withdrawn_count: number;
  readonly time_to_hire: string | null;
  readonly time_to_fill: string | null;
  readonly cohort_hired: number;
  readonly cohort_rejected: number;
  readonly cohort_withdrawn: number;
  readonly cohort_active: number;
}

/** Counts what happened in the period, and those who applied in it by their present status. */
export async function readOverall(context: AnalyticsContext, query: HiringQuery): Promise<Overall> {
  const within = (moment: string): Sql => isWithinDays(raw(`c.${moment}`), query.period);
  const applied = within("applied_at");
  const [hired, rejected, withdrawn] = [within("hired_at"), within("rejected_at"), within("withdrawn_at")];
  const cohort = (status: string): Sql => countOf(sql`${applied} and c.status = ${status}::text`);
  const found = await context.work.row<Overall>(sql`select ${countOf(applied)} as applied_count,
      ${countOf(hired)} as hired_count, ${countOf(rejected)} as rejected_count, ${countOf(withdrawn)} as withdrawn_count,
      ${meanDays(raw("c.hired_at - c.applied_at"), hired)} as time_to_hire,
      ${meanDays(raw("c.hired_at - j.opened_at"), sql`${hired} and j.opened_at is not null`)} as time_to_fill,
      ${cohort("hired")} as cohort_hired, ${cohort("rejected")} as cohort_rejected,
      ${cohort("withdrawn")} as cohort_withdrawn, ${cohort("active")} as cohort_active
    ${fromCandidates(context, query)} and (${applied} or ${hired} or ${rejected} or ${withdrawn})`);
  return found!;
}

/** How many of those who applied in the period came as far as a stage, and what became of those who came no further. */
export interface FunnelStage extends Values {
  readonly stage_id: string;
  readonly name: string;
  readonly reached_count: number;
  readonly active_count: number;
  readonly rejected_count: number;
  readonly withdrawn_count: number;
  readonly average_days: string | null;
}

const STAYS = cohortStays("cohort", {
  ...{ stages: "hiring_stages", history: "candidate_stage_history", owner: "candidate_id" },
});

/** The stages that are not archived, in their order. Whoever was hired passed them all. */
export function readFunnel(context: AnalyticsContext, query: HiringQuery): Promise<FunnelStage[]> {
  const people = (condition: Sql): Sql =>
    sql`coalesce(sum(tally.people) filter (where ${condition}), 0)::integer`;
  const isLast = (status: string): Sql =>
    sql`tally.status = ${status}::text and tally.position = step.position`;
  return context.work.rows<FunnelStage>(sql`with cohort as materialized (
      select c.id, c.status ${fromCandidates(context, query)} and ${isWithinDays(raw("c.applied_at"), query.period)}
    ), ${STAYS}, tally as (
      select coalesce(far.position, 1) as position, cohort.status, count(*) as people
      from cohort left join far on far.id = cohort.id group by 1, 2
    )
    select step.id as stage_id, step.name,
      ${people(sql`tally.status = 'hired' or tally.position >= step.position`)} as reached_count,
      ${people(isLast("active"))} as active_count, ${people(isLast("rejected"))} as rejected_count,
      ${people(isLast("withdrawn"))} as withdrawn_count, max(spent.average_days) as average_days
    from hiring_stages step left join tally on true left join spent on spent.position = step.position
    where step.workspace_id = ${fromContext("workspace")} and step.position is not null
    group by step.id, step.name, step.position order by step.position`);
}

/** Those who applied in the period from one source. */
export interface SourceCount extends Values {
  readonly source: string;
  readonly applied: number;
  readonly hired: number;
}

export const readSources = (context: AnalyticsContext, query: HiringQuery): Promise<SourceCount[]> =>
  context.work.rows<SourceCount>(sql`select c.source, count(*)::integer as applied,
      ${countOf(raw("c.status = 'hired'"))} as hired
    ${fromCandidates(context, query)} and ${isWithinDays(raw("c.applied_at"), query.period)}
    group by c.source`);

/** Those who were rejected in the period for one reason. */
export interface ReasonCount extends Values {
  readonly reason: string;
  readonly count: number;
}

export const readReasons = (context: AnalyticsContext, query: HiringQuery): Promise<ReasonCount[]> =>
  context.work.rows<ReasonCount>(sql`select c.rejection_reason as reason, count(*)::integer as count
    ${fromCandidates(context, query)} and ${isWithinDays(raw("c.rejected_at"), query.period)}
    group by c.rejection_reason order by count desc, c.rejection_reason`);

/** The jobs that are open now. */
export interface OpenJobs extends Values {
  readonly jobs_count: number;
  readonly openings: number;
  readonly hired: number;
}

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
