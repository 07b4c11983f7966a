import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { AnalyticsQuery } from "./analytics-query.ts";
import { countedEvaluations } from "./counted-evaluations.ts";

const MAX_ROWS = 50;

/** Somebody whose responses are waited for. */
export interface PendingAssignee extends Values {
  readonly employee_id: string;
  readonly name: string;
  readonly count: number;
  readonly overdue: number;
}

/** Reads the assignees who have yet to submit responses to evaluations in progress, those with the most first. */
export const pendingAssignees = (work: Work, query: AnalyticsQuery): Promise<PendingAssignee[]> =>
  work.rows<PendingAssignee>(sql`with ${countedEvaluations(query)}
    select waiting.*, e.first_name || ' ' || e.last_name as name
    from (
      select r.employee_id, count(*)::integer as count, (count(*) filter (where v.is_overdue))::integer as overdue
      from v join evaluation_responses r on r.workspace_id = ${fromContext("workspace")} and r.evaluation_id = v.id
      where v.status = 'in_progress' and r.role = 'assignee' and r.status <> 'submitted'
      group by r.employee_id) waiting
    join employees e on e.workspace_id = ${fromContext("workspace")} and e.id = waiting.employee_id
    order by waiting.count desc, waiting.overdue desc, fold(e.first_name || ' ' || e.last_name), waiting.employee_id
    limit ${MAX_ROWS}::integer`);
