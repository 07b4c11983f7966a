import type { JsonSchema } from "../../../engine/declare/index.ts";
import {
  count,
  links,
  listOf,
  moment,
  object,
  text,
  textOrNull,
} from "../../../platform/figures/response-shapes.ts";

const percent = (description: string): JsonSchema => ({ type: ["number", "null"], description });

const statuses = {
  total: count,
  draft: count,
  in_progress: count,
  completed: count,
  cancelled: count,
  overdue: count,
};
const completionRate = percent("The completed ones in percent of those that are completed or in progress.");

/** Rows with an average score, which only holders of view-performance get. */
const groups = (description: string): JsonSchema =>
  listOf(
    object(
      { id: textOrNull, name: text, ...statuses, completion_rate: completionRate },
      { average_score: percent("The mean of the scores; left out without view-performance.") },
    ),
    description,
  );

const evaluations = object({
  ...statuses,
  completion_rate: completionRate,
  response_rate: percent("The submitted responses in percent of those that assignees are asked for."),
  on_time_rate: percent("Those completed by the due date in percent of the completed ones."),
  shared: count,
  acknowledged: count,
  average_days_to_complete: {
    type: ["number", "null"],
    description: "The mean time from start to completion.",
  },
  links: links("draft", "in_progress", "completed", "cancelled", "overdue"),
});

const scores: JsonSchema = {
  ...object({
    count,
    average: percent("The mean of the scores."),
    median: percent("The middle one; of an even number the mean of the two in the middle."),
    min: percent("The lowest one."),
    max: percent("The highest one."),
    self_gap: percent("The mean difference of the self review's score from the assignees'."),
    distribution: listOf(object({ from: { type: "number" }, to: { type: "number" }, count })),
  }),
  description:
    "Of completed evaluations; those of the caller count once they are shared. Left out without view-performance.",
};

const criteria = listOf(
  object({
    evaluation_type_id: text,
    key: text,
    title: text,
    assignee_percent: percent("The mean rating by assignees in percent of the scale."),
    self_percent: percent("The mean rating in self reviews."),
    responses: { ...count, description: "How many assignees have rated it." },
  }),
  "How the criteria were rated in completed evaluations. Left out without view-performance.",
);

/** The schema of the response of `performance-analytics`. */
export const analyticsResponse: JsonSchema = object(
  {
    evaluations,
    by_type: groups("By evaluation type."),
    by_department: groups("By the employee's department; the row with the id null is of those without one."),
    pending_assignees: listOf(
      object({ employee_id: text, name: text, count, overdue: count }),
      "Who has yet to submit responses, those with the most first; at most 50.",
    ),
    upcoming: listOf(
      object({ employee_id: text, evaluation_type_id: text, due: moment }),
      "The evaluations that are due within 90 days or were due before, by the frequency of their type; at most 50.",
    ),
    goals: object({
      total: count,
      active: count,
      achieved: count,
      missed: count,
      cancelled: count,
      overdue: count,
      at_risk: { ...count, description: "Active ones that are not on track." },
      average_progress: percent("Of those that are active, achieved or missed."),
      achievement_rate: percent("The achieved ones in percent of those that were achieved or missed."),
    }),
    feedback: object({
      requests: { ...count, description: "Feedback requests that were opened in the period." },
      responses: { ...count, description: "Answers to requests that were given in the period." },
      response_rate: percent("Those who have answered in percent of those who were asked by these requests."),
      spontaneous: count,
      praise: count,
    }),
  },
  { scores, by_criterion: criteria },
);
