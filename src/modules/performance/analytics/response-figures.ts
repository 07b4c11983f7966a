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

/** How many responses assignees are asked for, how many they have submitted, and who has yet to submit some. */
export interface ResponseFigures {
  readonly expected: number;
  readonly submitted: number;
  /** Those with the most first. */
  readonly pending: readonly PendingAssignee[];
}

interface Row extends Values {
  readonly expected: number;
  readonly submitted: number;
  /** Null: nobody is waited for. */
  readonly employee_id: string | null;
  readonly name: string;
  readonly count: number;
  readonly overdue: number;
}

/** Reads the figures of the responses of assignees to evaluations that are in progress or completed, in one pass. */
export async function responseFigures(work: Work, query: AnalyticsQuery): Promise<ResponseFigures> {
  const rows = await work.rows<Row>(sql`with asked as materialized (
      select r.employee_id, count(*) as expected, count(*) filter (where r.status = 'submitted') as submitted,
        (count(*) filter (where v.status = 'in_progress' and r.status <> 'submitted'))::integer as count,
        (count(*) filter (where v.is_overdue and r.status <> 'submitted'))::integer as overdue
      from ${countedEvaluations(query)}
      join evaluation_responses r on r.workspace_id = ${fromContext("workspace")} and r.evaluation_id = v.id
      where v.status in ('completed', 'in_progress') and r.role = 'assignee'
      group by r.employee_id)
    select total.*, waiting.*
    from (select coalesce(sum(asked.expected), 0)::integer as expected,
      coalesce(sum(asked.submitted), 0)::integer as submitted from asked) total
    left join (
      select asked.employee_id, asked.count, asked.overdue, e.first_name || ' ' || e.last_name as name,
        row_number() over (order by asked.count desc, asked.overdue desc,
          fold(e.first_name || ' ' || e.last_name), asked.employee_id) as place
      from asked join employees e on e.workspace_id = ${fromContext("workspace")} and e.id = asked.employee_id
      where asked.count > 0) waiting on waiting.place <= ${MAX_ROWS}::integer
    order by waiting.place`);
  const { expected, submitted } = rows[0]!;
  const pending = rows.flatMap(({ employee_id, name, count, overdue }) =>
    employee_id === null ? [] : [{ employee_id, count, overdue, name }],
  );
  return { expected, submitted, pending };
}
