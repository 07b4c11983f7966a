import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { shownPercent } from "../exact-percent.ts";
import { type AnalyticsQuery, isAboutPersonWith } from "./analytics-query.ts";

/** The figures of goals. The mean of the progress is decimal text; null without any. */
export interface GoalFigures extends Values {
  readonly total: number;
  readonly active: number;
  readonly achieved: number;
  readonly missed: number;
  readonly cancelled: number;
  readonly overdue: number;
  readonly at_risk: number;
  readonly average_progress: string | null;
}

const countOf = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::integer`;
const inStatus = (status: string): Sql => countOf(sql`g.status = ${status}`);

/** Reads the figures of the goals that overlap the period and are not drafts: all, or those of the selected employees. */
export async function goalFigures(work: Work, query: AnalyticsQuery): Promise<GoalFigures> {
  const { from, to } = query.period;
  const row =
    await work.row<GoalFigures>(sql`select count(*)::integer as total, ${inStatus("active")} as active,
      ${inStatus("achieved")} as achieved, ${inStatus("missed")} as missed, ${inStatus("cancelled")} as cancelled,
      ${countOf(sql`g.status = 'active' and g.due_date < ${fromContext("today")}`)} as overdue,
      ${countOf(sql`g.status = 'active' and g.confidence <> 'on_track'`)} as at_risk,
      ${shownPercent(sql`avg(g.exact_progress) filter (where g.status <> 'cancelled')`)} as average_progress
    from goals g
    where g.workspace_id = ${fromContext("workspace")} and g.status <> 'draft' and g.start_date <= ${to}::date
      and g.due_date >= ${from}::date and ${isAboutPersonWith(query, column("g", "employee_id"))}`);
  return row!;
}
