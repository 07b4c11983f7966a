import { fromContext, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { shownPercent } from "../exact-percent.ts";
import type { AnalyticsQuery } from "./analytics-query.ts";
import { countedEvaluations } from "./counted-evaluations.ts";

/** The figures of all evaluations, of those of a type, or of those of a department's employees. Decimals are text. */
export interface EvaluationFigures extends Values {
  readonly grouped_by: "nothing" | "type" | "department";
  /** Null: all evaluations, or the employees without a department. */
  readonly id: string | null;
  readonly name: string;
  readonly total: number;
  readonly draft: number;
  readonly in_progress: number;
  readonly completed: number;
  readonly cancelled: number;
  readonly overdue: number;
  readonly expected: number;
  readonly submitted: number;
  readonly on_time: number;
  readonly shared: number;
  readonly acknowledged: number;
  /** The mean time from start to completion in days; null without any that is completed. */
  readonly average_days: string | null;
  readonly scored: number;
  readonly average: string | null;
  readonly median: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly self_gap: string | null;
  /** The number of scores in each fifth of the scale, the lowest first. */
  readonly distribution: readonly number[];
}

const countOf = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::integer`;
const inStatus = (status: string): Sql => sql`v.status = ${status}`;
const COMPLETED = inStatus("completed");
/** The evaluations of which responses are expected. */
const EXPECTING = sql`v.status in ('completed', 'in_progress')`;
const SCORED = sql`v.is_scored and v.exact_score is not null`;

/** The scores from one fifth of the scale to the next; 100 is in the last fifth. */
const inFifth = (fifth: number): Sql =>
  countOf(sql`${SCORED} and least(floor(v.exact_score / 20), 4) = ${fifth}::integer`);

const SECONDS_PER_DAY = 86_400;

/** The middle of the sorted scores; of an even number the mean of the two in the middle. */
const median = (sorted: Sql): Sql =>
  shownPercent(sql`(${sorted}[(cardinality(${sorted}) + 1) / 2]
    + ${sorted}[cardinality(${sorted}) / 2 + 1]) / 2`);

/** Reads the figures of all evaluations, of each type and of each department, in this order and then by name. */
export const evaluationFigures = (work: Work, query: AnalyticsQuery): Promise<EvaluationFigures[]> =>
  work.rows<EvaluationFigures>(sql`with ${countedEvaluations(query)}, asked as (
      select r.evaluation_id, count(*) as expected, count(*) filter (where r.status = 'submitted') as submitted
      from v join evaluation_responses r on r.workspace_id = ${fromContext("workspace")} and r.evaluation_id = v.id
      where r.role = 'assignee' group by r.evaluation_id),
    figures as (select
        case when grouping(v.evaluation_type_id) = 0 then 'type'
          when grouping(v.department_id) = 0 then 'department' else 'nothing' end as grouped_by,
        case when grouping(v.evaluation_type_id) = 0 then v.evaluation_type_id else v.department_id end as id,
        count(*)::integer as total, ${countOf(inStatus("draft"))} as draft,
        ${countOf(inStatus("in_progress"))} as in_progress, ${countOf(COMPLETED)} as completed,
        ${countOf(inStatus("cancelled"))} as cancelled, ${countOf(raw("v.is_overdue"))} as overdue,
        coalesce(sum(asked.expected) filter (where ${EXPECTING}), 0)::integer as expected,
        coalesce(sum(asked.submitted) filter (where ${EXPECTING}), 0)::integer as submitted,
        ${countOf(sql`${COMPLETED} and (v.completed_at at time zone 'UTC')::date <= v.due_date`)} as on_time,
        ${countOf(sql`${COMPLETED} and v.shared_at is not null`)} as shared,
        ${countOf(sql`${COMPLETED} and v.acknowledged_at is not null`)} as acknowledged,
        round(sum(extract(epoch from v.completed_at - v.started_at)) filter (where ${COMPLETED})
          / nullif((count(*) filter (where ${COMPLETED})) * ${SECONDS_PER_DAY}::integer, 0), 1) as average_days,
        ${countOf(SCORED)} as scored, ${shownPercent(sql`avg(v.exact_score) filter (where ${SCORED})`)} as average,
        array_agg(v.exact_score order by v.exact_score) filter (where ${SCORED}) as sorted,
        ${shownPercent(sql`min(v.exact_score) filter (where ${SCORED})`)} as min,
        ${shownPercent(sql`max(v.exact_score) filter (where ${SCORED})`)} as max,
        ${shownPercent(sql`avg(v.exact_self_score - v.exact_score) filter (where ${SCORED})`)} as self_gap,
        array[${join([0, 1, 2, 3, 4].map(inFifth), ", ")}] as distribution
      from v left join asked on asked.evaluation_id = v.id
      group by grouping sets ((), (v.evaluation_type_id), (v.department_id)))
    select figures.*, null as sorted, ${median(raw("figures.sorted"))} as median,
      coalesce(named.name, headed.name, 'None') as name
    from figures
    left join evaluation_types named on named.workspace_id = ${fromContext("workspace")} and named.id = figures.id
      and figures.grouped_by = 'type'
    left join departments headed on headed.workspace_id = ${fromContext("workspace")} and headed.id = figures.id
      and figures.grouped_by = 'department'
    order by figures.grouped_by, figures.id is null, fold(coalesce(named.name, headed.name, 'None')), figures.id`);
