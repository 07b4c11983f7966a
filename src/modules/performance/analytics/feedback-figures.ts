import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { isWithinDays } from "../../../platform/figures/within-days.ts";
import { type AnalyticsQuery, isAboutPersonWith } from "./analytics-query.ts";

/** The figures of feedback. */
export interface FeedbackFigures extends Values {
  /** Feedback requests that were opened in the period. */
  readonly requests: number;
  /** Those who were asked by these requests, and those of them who have answered. */
  readonly asked: number;
  readonly answered: number;
  /** Answers that were given in the period. */
  readonly responses: number;
  readonly spontaneous: number;
  readonly praise: number;
}

/** Reads the figures of the feedback on employees, evaluations and goals; feedback on candidates is left out. */
export async function feedbackFigures(work: Work, query: AnalyticsQuery): Promise<FeedbackFigures> {
  const row =
    await work.row<FeedbackFigures>(sql`select opened.requests, opened.asked, opened.answered, said.*
    from (
      select count(distinct q.id)::integer as requests, count(p.employee_id)::integer as asked,
        (count(*) filter (where p.status = 'submitted'))::integer as answered
      from feedback_requests q
      left join feedback_respondents p on p.workspace_id = ${fromContext("workspace")} and p.request_id = q.id
      where q.workspace_id = ${fromContext("workspace")} and ${isWithinDays(column("q", "created_at"), query.period)}
        and ${isAboutPersonWith(query, column("q", "employee_id"))}) opened,
    (
      select (count(*) filter (where f.feedback_request_id is not null))::integer as responses,
        (count(*) filter (where f.feedback_request_id is null))::integer as spontaneous,
        (count(*) filter (where f.type = 'praise'))::integer as praise
      from feedback f
      where f.workspace_id = ${fromContext("workspace")} and f.feedbackable_type <> 'candidates'
        and ${isWithinDays(column("f", "given_at"), query.period)}
        and ${isAboutPersonWith(query, column("f", "subject_employee_id"))}) said`);
  return row!;
}
