import { fromContext, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { WITHOUT_VALUE } from "../../../platform/figures/group-names.ts";
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
  readonly on_time: number;
  readonly shared: number;
  readonly acknowledged: number;
  /** The mean time from start to completion in days; null without any that is completed. */
  readonly average_days: string | null;
  readonly scored: number;
  readonly average: string | null;
  /** Of all evaluations only. */
  readonly median: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly self_gap: string | null;
  /** The number of scores in each fifth of the scale, the lowest first. */
  readonly distribution: readonly number[];
}

const countOf = (condition: Sql): Sql => sql`count(*) filter (where ${condition})`;
const inStatus = (status: string): Sql => sql`v.status = ${status}`;
const COMPLETED = inStatus("completed");
const SCORED = sql`v.is_scored and v.exact_score is not null`;
const ofScored = (aggregate: Sql): Sql => sql`${aggregate} filter (where ${SCORED})`;

const FIFTHS = [0, 1, 2, 3, 4] as const;

/** The scores from one fifth of the scale to the next; 100 is in the last fifth. */
const inFifth = (fifth: number): Sql =>
  countOf(sql`${SCORED} and v.exact_score >= ${fifth * 20}::numeric
    and ${fifth === 4 ? raw("true") : sql`v.exact_score < ${(fifth + 1) * 20}::numeric`}`);

/** What is counted in the evaluations of one type in one department, under the names of the figures. */
const COUNTS: Readonly<Record<string, Sql>> = {
  total: sql`count(*)`,
  draft: countOf(inStatus("draft")),
  in_progress: countOf(inStatus("in_progress")),
  completed: countOf(COMPLETED),
  cancelled: countOf(inStatus("cancelled")),
  overdue: countOf(raw("v.is_overdue")),
  on_time: countOf(sql`${COMPLETED} and (v.completed_at at time zone 'UTC')::date <= v.due_date`),
  shared: countOf(sql`${COMPLETED} and v.shared_at is not null`),
  acknowledged: countOf(sql`${COMPLETED} and v.acknowledged_at is not null`),
  scored: countOf(SCORED),
  ...Object.fromEntries(FIFTHS.map((fifth) => [`fifth_${fifth}`, inFifth(fifth)])),
};

/** Other sums and limits of the same evaluations, which are exact decimals. */
const DECIMALS: Readonly<Record<string, Sql>> = {
  seconds: sql`sum(extract(epoch from v.completed_at - v.started_at)) filter (where ${COMPLETED})`,
  score: ofScored(raw("sum(v.exact_score)")),
  lowest: ofScored(raw("min(v.exact_score)")),
  highest: ofScored(raw("max(v.exact_score)")),
  gap: ofScored(raw("sum(v.exact_self_score - v.exact_score)")),
  gaps: ofScored(raw("count(v.exact_self_score)")),
};

const SECONDS_PER_DAY = 86_400;

const sumOf = (name: string): Sql => sql`coalesce(sum(${raw(`part.${name}`)}), 0)::integer`;
const named = (columns: Readonly<Record<string, Sql>>): Sql =>
  join(
    Object.entries(columns).map(([name, value]) => sql`${value} as ${raw(name)}`),
    ", ",
  );

/** The mean of the two scores in the middle, which are the same one if the number of scores is odd. */
const MEDIAN = sql`(select ${shownPercent(raw("avg(middle.exact_score)"))} from (
      select v.exact_score from v where ${SCORED} order by v.exact_score
      offset greatest(figures.scored - 1, 0) / 2 limit 2 - figures.scored % 2) middle)`;

/**
 * Reads the figures of all evaluations, of each type and of each department, in this order and then by name. The
 * evaluations are read once and counted by type and department together; the figures add up these few rows.
 */
export const evaluationFigures = (work: Work, query: AnalyticsQuery): Promise<EvaluationFigures[]> =>
  work.rows<EvaluationFigures>(sql`with v as materialized (
      select v.evaluation_type_id, v.department_id, v.status, v.due_date, v.is_overdue, v.started_at, v.completed_at,
        v.shared_at, v.acknowledged_at, v.exact_score, v.exact_self_score, v.is_scored
      from ${countedEvaluations(query)}),
    part as (
      select v.evaluation_type_id, v.department_id, ${named({ ...COUNTS, ...DECIMALS })}
      from v group by v.evaluation_type_id, v.department_id),
    figures as (select
        case when grouping(part.evaluation_type_id) = 0 then 'type'
          when grouping(part.department_id) = 0 then 'department' else 'nothing' end as grouped_by,
        case when grouping(part.evaluation_type_id) = 0 then part.evaluation_type_id else part.department_id end as id,
        ${named(Object.fromEntries(Object.keys(COUNTS).map((name) => [name, sumOf(name)])))},
        round(sum(part.seconds) / nullif(sum(part.completed) * ${SECONDS_PER_DAY}::integer, 0), 1) as average_days,
        ${shownPercent(sql`sum(part.score) / nullif(sum(part.scored), 0)`)} as average,
        ${shownPercent(raw("min(part.lowest)"))} as min, ${shownPercent(raw("max(part.highest)"))} as max,
        ${shownPercent(sql`sum(part.gap) / nullif(sum(part.gaps), 0)`)} as self_gap
      from part
      group by grouping sets ((), (part.evaluation_type_id), (part.department_id)))
    select figures.*, array[${join(
      FIFTHS.map((fifth) => raw(`figures.fifth_${fifth}`)),
      ", ",
    )}] as distribution, case when figures.grouped_by = 'nothing' then ${MEDIAN} end as median,
      coalesce(named.name, headed.name, ${work.words.say(WITHOUT_VALUE)}::text) as name
    from figures
    left join evaluation_types named on named.workspace_id = ${fromContext("workspace")} and named.id = figures.id
      and figures.grouped_by = 'type'
    left join departments headed on headed.workspace_id = ${fromContext("workspace")} and headed.id = figures.id
      and figures.grouped_by = 'department'
    order by figures.grouped_by, figures.id is null, fold(coalesce(named.name, headed.name, ${work.words.say(WITHOUT_VALUE)}::text)), figures.id`);
