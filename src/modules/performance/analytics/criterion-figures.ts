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

const meanPercent = (role: "assignee" | "self"): Sql =>
  shownPercent(
    sql`avg((answer.value ->> 'score')::numeric * 100 / form.frozen_scale_max) filter (where r.role = ${role})`,
  );

/** Reads how the criteria of completed evaluations were rated, by type and in the order of the latest form. */
export const criterionFigures = (work: Work, query: AnalyticsQuery): Promise<CriterionFigures[]> =>
  work.rows<CriterionFigures>(sql`with ${countedEvaluations(query)}, rated as (
      select v.evaluation_type_id, answer.key, ${meanPercent("assignee")} as assignee_percent,
        ${meanPercent("self")} as self_percent, (count(*) filter (where r.role = 'assignee'))::integer as responses
      from v
      join evaluations form on form.workspace_id = ${fromContext("workspace")} and form.id = v.id
      join evaluation_responses r on r.workspace_id = ${fromContext("workspace")} and r.evaluation_id = v.id
        and r.status = 'submitted'
      cross join lateral jsonb_each(r.answers) answer
      where v.is_scored and jsonb_exists(answer.value, 'score')
      group by v.evaluation_type_id, answer.key),
    forms as (
      select v.evaluation_type_id, form.frozen_criteria as criteria, max(v.period_end) as used_until
      from v join evaluations form on form.workspace_id = ${fromContext("workspace")} and form.id = v.id
      where v.is_scored group by v.evaluation_type_id, form.frozen_criteria),
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
