import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { departmentOf } from "../../employees/index.ts";
import { isOverdue } from "../evaluations/evaluation-fields.ts";
import { isKeptFromSubject } from "../evaluations/seen-parts.ts";
import { type AnalyticsQuery, isAboutEvaluation } from "./analytics-query.ts";

/**
 * A table expression `v` of the evaluations that the report is about. `is_scored` says whether the score of one can be
 * counted: it is completed, and not the caller's own that has not been shared.
 */
export const countedEvaluations = (query: AnalyticsQuery): Sql => sql`v as materialized (
    select counted.id, counted.employee_id, counted.evaluation_type_id, ${departmentOf("e")} as department_id,
      counted.period_end, counted.status, counted.due_date, ${isOverdue("counted")} as is_overdue,
      counted.started_at, counted.completed_at, counted.shared_at, counted.acknowledged_at,
      counted.exact_score, counted.exact_self_score,
      counted.status = 'completed' and not ${isKeptFromSubject("counted", "scores")} as is_scored
    from evaluations counted
    join employees e on e.workspace_id = counted.workspace_id and e.id = counted.employee_id
    join evaluation_types kind on kind.workspace_id = counted.workspace_id and kind.id = counted.evaluation_type_id
    where ${column("counted", "workspace_id")} = ${fromContext("workspace")}
      and ${isAboutEvaluation(query, { evaluation: "counted", type: "kind", employee: "e" })})`;
