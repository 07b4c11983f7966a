import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { joinedDepartment } from "../../employees/index.ts";
import { isOverdue } from "../evaluations/evaluation-fields.ts";
import { isKeptFromSubject } from "../evaluations/seen-parts.ts";
import {
  type AnalyticsQuery,
  isAboutEvaluation,
  isAboutEveryone,
  isAboutEveryType,
} from "./analytics-query.ts";

/** Each evaluation has an employee and a type: an outer join selects the same rows, and is left out where nothing needs it. */
const joining = (isNeeded: boolean): Sql => raw(isNeeded ? "join" : "left join");

const DEPARTMENT = joinedDepartment("e");

/**
 * A table expression `v` of the evaluations that the report is about. `is_scored` says whether the score of one can be
 * counted: it is completed, and not the caller's own that has not been shared. The database reads only the columns that a
 * statement uses, so each statement selects from it instead of sharing rows with all of them.
 */
export const countedEvaluations = (query: AnalyticsQuery): Sql => sql`(
    select counted.id, counted.evaluation_type_id, ${DEPARTMENT.id} as department_id,
      counted.period_end, counted.status, counted.due_date, ${isOverdue("counted")} as is_overdue,
      counted.started_at, counted.completed_at, counted.shared_at, counted.acknowledged_at,
      counted.exact_score, counted.exact_self_score, counted.form_digest, counted.frozen_scale_max,
      counted.status = 'completed' and not ${isKeptFromSubject("counted", "scores")} as is_scored
    from evaluations counted
    ${joining(!isAboutEveryone(query))} employees e on e.workspace_id = counted.workspace_id and e.id = counted.employee_id
    ${DEPARTMENT.joins}
    ${joining(!isAboutEveryType(query))} evaluation_types kind on kind.workspace_id = counted.workspace_id and kind.id = counted.evaluation_type_id
    where ${column("counted", "workspace_id")} = ${fromContext("workspace")}
      and ${isAboutEvaluation(query, { evaluation: "counted", type: "kind", employee: "e", department: DEPARTMENT.id })}) v`;
