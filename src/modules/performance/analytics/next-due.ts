import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { statusOf } from "../../employees/index.ts";
import { type AnalyticsQuery, isAboutPerson, isAboutType } from "./analytics-query.ts";

const MAX_ROWS = 50;
const DAYS_AHEAD = 90;

/** An evaluation that an employee should have by a day. */
export interface NextDue extends Values {
  readonly employee_id: string;
  readonly evaluation_type_id: string;
  /** `YYYY-MM-DD`. */
  readonly due: string;
}

/**
 * Reads the evaluations that are due within the next 90 days or were due before, the earliest first. An active employee
 * has one of each active type with a frequency: so many months after the end of the last completed one's period, or after
 * the first day of employment. A day that the month does not have becomes the last one of the month.
 */
export const nextDueEvaluations = (work: Work, query: AnalyticsQuery): Promise<NextDue[]> =>
  work.rows<NextDue>(sql`select next.employee_id, next.evaluation_type_id, next.due
    from (
      select e.id as employee_id, kind.id as evaluation_type_id,
        (coalesce(last.period_end, e.start_date) + make_interval(months => kind.frequency_months))::date as due
      from employees e
      join evaluation_types kind on kind.workspace_id = e.workspace_id
      left join lateral (select max(done.period_end) as period_end from evaluations done
        where done.workspace_id = e.workspace_id and done.employee_id = e.id and done.evaluation_type_id = kind.id
          and done.status = 'completed') last on true
      where e.workspace_id = ${fromContext("workspace")} and (${statusOf("e")}) = 'active'
        and kind.is_active and kind.frequency_months is not null
        and ${isAboutPerson(query, "e")} and ${isAboutType(query, "kind")}) next
    where next.due <= ${fromContext("today")} + ${DAYS_AHEAD}::integer
    order by next.due, next.employee_id, next.evaluation_type_id
    limit ${MAX_ROWS}::integer`);
