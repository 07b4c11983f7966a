import { dayOnTheWire, getter, holds, momentOnTheWire } from "../../../engine/declare/index.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { periodForMeta } from "../../../platform/figures/report-period.ts";
import { VIEWERS } from "../rights.ts";
import { type AnalyticsContext, analyticsParameters, readQuery } from "./analytics-query.ts";
import { analyticsResponse } from "./analytics-response.ts";
import { type CriterionFigures, criterionFigures } from "./criterion-figures.ts";
import { type EvaluationFigures, evaluationFigures } from "./evaluation-figures.ts";
import { linksTo } from "./evaluation-links.ts";
import { type FeedbackFigures, feedbackFigures } from "./feedback-figures.ts";
import { type GoalFigures, goalFigures } from "./goal-figures.ts";
import { nextDueEvaluations } from "./next-due.ts";
import { type ResponseFigures, responseFigures } from "./response-figures.ts";

const numberOf = (value: string | null): number | null => (value === null ? null : Number(value));

const statusesOf = ({ total, draft, in_progress, completed, cancelled, overdue }: EvaluationFigures) => ({
  ...{ total, draft, in_progress, completed, cancelled, overdue },
  completion_rate: percentOf(completed, completed + in_progress),
});

const evaluationsOf = (
  figures: EvaluationFigures,
  responses: ResponseFigures,
  list: ReturnType<typeof linksTo>,
) => ({
  ...statusesOf(figures),
  response_rate: percentOf(responses.submitted, responses.expected),
  on_time_rate: percentOf(figures.on_time, figures.completed),
  shared: figures.shared,
  acknowledged: figures.acknowledged,
  average_days_to_complete: numberOf(figures.average_days),
  links: {
    draft: list({ status: "draft" }),
    in_progress: list({ status: "in_progress" }),
    completed: list({ status: "completed" }),
    cancelled: list({ status: "cancelled" }),
    overdue: list({ is_overdue: "true" }),
  },
});

const scoresOf = ({ scored, average, median, min, max, self_gap, distribution }: EvaluationFigures) => ({
  count: scored,
  average: numberOf(average),
  median: numberOf(median),
  min: numberOf(min),
  max: numberOf(max),
  self_gap: numberOf(self_gap),
  distribution: distribution.map((count, fifth) => ({ from: fifth * 20, to: (fifth + 1) * 20, count })),
});

const criterionOf = ({ assignee_percent, self_percent, ...criterion }: CriterionFigures) => ({
  ...criterion,
  assignee_percent: numberOf(assignee_percent),
  self_percent: numberOf(self_percent),
});

const goalsOf = ({ average_progress, ...goals }: GoalFigures) => ({
  ...goals,
  average_progress: numberOf(average_progress),
  achievement_rate: percentOf(goals.achieved, goals.achieved + goals.missed),
});

const feedbackOf = ({ asked, answered, ...feedback }: FeedbackFigures) => ({
  ...feedback,
  response_rate: percentOf(answered, asked),
});

async function run(context: AnalyticsContext) {
  const { work } = context;
  const query = readQuery(context);
  const seesScores = holds(work.actor, VIEWERS);
  const figures = await evaluationFigures(work, query);
  const groups = (by: EvaluationFigures["grouped_by"]) =>
    figures
      .filter(({ grouped_by }) => grouped_by === by)
      .map((row) => ({
        id: row.id,
        name: row.name,
        ...statusesOf(row),
        ...(seesScores && { average_score: numberOf(row.average) }),
      }));
  const all = figures.find(({ grouped_by }) => grouped_by === "nothing")!;
  const responses = await responseFigures(work, query);
  const upcoming = await nextDueEvaluations(work, query);
  return {
    data: {
      evaluations: evaluationsOf(all, responses, linksTo(context, query)),
      ...(seesScores && { scores: scoresOf(all) }),
      by_type: groups("type"),
      by_department: groups("department"),
      ...(seesScores && { by_criterion: (await criterionFigures(work, query)).map(criterionOf) }),
      pending_assignees: responses.pending,
      upcoming: upcoming.map(({ due, ...next }) => ({ ...next, due: dayOnTheWire(due) })),
      goals: goalsOf(await goalFigures(work, query)),
      feedback: feedbackOf(await feedbackFigures(work, query)),
    },
    meta: { date: periodForMeta(query.period), as_of: momentOnTheWire(work.now) },
  };
}

/** How far evaluations are, how people were rated, which evaluations come next, and the figures of goals and feedback. */
export const performanceAnalytics = getter("evaluations", {
  title: "Performance analytics",
  question: "How well do people do in their reviews?",
  breakdowns: [
    { title: "Reviews", parts: ["draft", "in_progress", "completed", "cancelled"], whole: "total" },
  ],
  description:
    "Evaluations of a period with their progress and scores, by type and department, and the goals and the feedback of the same employees. Scores need view-performance, and evaluations about pay are counted only with manage-salaries.",
  permissions: ["view-reports-people"],
  parameters: analyticsParameters,
  response: analyticsResponse,
  run,
});
