import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { shownPercent } from "../exact-percent.ts";
import type { AnalyticsQuery } from "./analytics-query.ts";
import { countedEvaluations } from "./counted-evaluations.ts";

/** The ratings of a criterion. Percentages are decimal text; null without any rating. */
export interface CriterionFigures extends Values {
  readonly evaluation_type_id: string;
  readonly key: string;
  /** As in the latest evaluation with the criterion. */
  readonly title: string;
  readonly assignee_percent: string | null;
  readonly self_percent: string | null;
  /** How many assignees have rated it. */
  readonly responses: number;
}

/** The mean of the ratings, of which `counted` has the number of equal ones. */
const meanPercent = (role: "assignee" | "self"): Sql => {
  const filter = sql`filter (where counted.role = ${role})`;
  const percent = sql`counted.score::numeric * 100 / counted.frozen_scale_max`;
  return shownPercent(sql`sum(${percent} * counted.number) ${filter} / sum(counted.number) ${filter}`);
};

/**
 * Reads how the criteria of completed evaluations were rated, by type and in the order of the latest form. Responses with
 * equal ratings are counted before their arrays are unnested, and equal ratings before percentages are computed.
 */
export const criterionFigures = (work: Work, query: AnalyticsQuery): Promise<CriterionFigures[]> =>
  work.rows<CriterionFigures>(sql`with responses as (
      select v.evaluation_type_id, v.frozen_scale_max, r.role, r.rated_keys, r.ratings, count(*) as number
      from ${countedEvaluations(query)}
      join evaluation_responses r on r.workspace_id = ${fromContext("workspace")} and r.evaluation_id = v.id
        and r.status = 'submitted'
      where v.is_scored and r.rated_keys is not null
      group by v.evaluation_type_id, v.frozen_scale_max, r.role, r.rated_keys, r.ratings),
    ratings as materialized (
      select responses.evaluation_type_id, responses.frozen_scale_max, responses.role, responses.rated_keys,
        rating.place, rating.score, sum(responses.number) as number
      from responses cross join lateral unnest(responses.ratings) with ordinality rating(score, place)
      group by responses.evaluation_type_id, responses.frozen_scale_max, responses.role, responses.rated_keys,
        rating.place, rating.score),
    counted as (
      select ratings.*, split_part(ratings.rated_keys, ',', ratings.place::integer) as key from ratings),
    rated as (
      select counted.evaluation_type_id, counted.key, ${meanPercent("assignee")} as assignee_percent,
        ${meanPercent("self")} as self_percent,
        coalesce(sum(counted.number) filter (where counted.role = 'assignee'), 0)::integer as responses
      from counted group by counted.evaluation_type_id, counted.key),
    used as (
      select v.evaluation_type_id, max(v.period_end) as used_until, min(v.id) as id
      from ${countedEvaluations(query)}
      where v.is_scored group by v.evaluation_type_id, v.form_digest),
    forms as (
      select used.evaluation_type_id, used.used_until, form.frozen_criteria as criteria
      from used join evaluations form on form.workspace_id = ${fromContext("workspace")} and form.id = used.id),
    named as (
      select distinct on (forms.evaluation_type_id, criterion.value ->> 'key') forms.evaluation_type_id,
        criterion.value ->> 'key' as key, criterion.value ->> 'title' as title, criterion.position, forms.used_until
      from forms cross join lateral jsonb_array_elements(forms.criteria) with ordinality criterion(value, position)
      order by forms.evaluation_type_id, criterion.value ->> 'key', forms.used_until desc, criterion.position)
    select rated.*, named.title
    from rated
    join named on named.evaluation_type_id = rated.evaluation_type_id and named.key = rated.key
    join evaluation_types kind on kind.workspace_id = ${fromContext("workspace")} and kind.id = rated.evaluation_type_id
    order by fold(kind.name), rated.evaluation_type_id, named.used_until desc, named.position, rated.key`);
