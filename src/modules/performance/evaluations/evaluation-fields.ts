import { field, fieldOf, idKind, textType } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { isLive } from "../../employees/index.ts";
import type { Criterion } from "../../organization/index.ts";
import { shownPercentOf } from "../exact-percent.ts";
import { SALARY_MANAGERS } from "./seen-parts.ts";
import { shownForm } from "./shown-form.ts";
import { countResponses, responses } from "./shown-responses.ts";
import { visibilityNote } from "./visibility.ts";

export const EVALUATION_STATUSES = ["draft", "in_progress", "completed", "cancelled"] as const;
export type EvaluationStatus = (typeof EVALUATION_STATUSES)[number];

export const CATEGORIES = ["technical", "salary", "other"] as const;

/** Whether an evaluation is in progress and due before today, over its alias. */
export const isOverdue = (alias: string): Sql =>
  sql`(${column(alias, "status")} = 'in_progress' and ${column(alias, "due_date")} < ${fromContext("today")})`;

/** A score for its readers: HR that is the employee cannot ask for its own before it is shared, not even by a filter. */
const readScore =
  (name: "exact_score" | "exact_self_score") =>
  (alias: string): Sql =>
    sql`(case when coalesce(${column(alias, "employee_id")} = ${fromContext("identity")}, false)
      and ${column(alias, "shared_at")} is null then null else ${shownPercentOf(alias, name)} end)`;

const score = (name: "exact_score" | "exact_self_score") =>
  field.decimal(2).counts("percent").computed(readScore(name)).gate("scores");

const form = (description: string) => ({ type: ["array", "null"], description });

/** The fields of an evaluation: who is reviewed by whom, over which period, with which form, and the outcome. */
export const evaluationFields = {
  employee_id: field
    .reference("employees")
    .required()
    .immutable()
    .selectable(isLive)
    .describe("Who is reviewed."),
  evaluation_type_id: field
    .reference("evaluation-types")
    .required()
    .immutable()
    .selectable((alias) => column(alias, "is_active")),
  category: field
    .choice(...CATEGORIES)
    .hidden()
    .notNull(),
  title: field
    .string({ caseInsensitive: true })
    .computedDefault("the type's name and the month of period_end"),
  cycle: field.string({ max: 100 }).describe("Groups evaluations, such as 2026 H1."),
  period_start: field.date().required(),
  period_end: field.date().required().onOrAfter("period_start"),
  due_date: field
    .date()
    .onOrAfter("period_start")
    .computedDefault("the type's number of days after today, and not before period_start"),
  reported_due_date: field.date().hidden(),
  assignee_ids: field
    .references("employees", {
      table: "evaluation_assignees",
      owner: "evaluation_id",
      target: "assignee_id",
      ordered: true,
      max: 20,
    })
    .selectable(isLive)
    .describe(
      "Who reviews: at least one, not the employee. Default: the assignees that the employee has for the category, else the manager.",
    ),
  has_self_review: field.boolean().computedDefault("the type's"),
  criteria: field
    .jsonb<readonly Criterion[]>(
      form("Those of the type; of a started evaluation as they were when it was started."),
    )
    .computed(shownForm("criteria"))
    .notNull(),
  scale_max: field
    .integer()
    .computed(shownForm("scale_max"))
    .notNull()
    .describe("Ratings are from 1 to this."),
  scale_labels: field
    .jsonb<readonly string[]>(form("The words for the ratings."))
    .computed(shownForm("scale_labels")),
  frozen_criteria: field.jsonb<readonly Criterion[]>().hidden(),
  frozen_scale_max: field.integer().hidden(),
  frozen_scale_labels: field.jsonb<readonly string[]>().hidden(),
  status: field
    .choice(...EVALUATION_STATUSES)
    .managed()
    .default("draft"),
  responses: responses(),
  responses_expected_count: field
    .integer()
    .computed((alias) => countResponses(alias, "any"))
    .notNull()
    .describe("Of assignees."),
  responses_submitted_count: field
    .integer()
    .computed((alias) => countResponses(alias, "submitted"))
    .notNull()
    .describe("Of assignees."),
  exact_score: field.decimal(20).hidden(),
  exact_self_score: field.decimal(20).hidden(),
  score: score("exact_score").describe(
    `The mean of the submitted assignees' scores in percent; null without any. ${visibilityNote("scores")}`,
  ),
  self_score: score("exact_self_score").describe(
    `The score of the submitted self review, which never counts. ${visibilityNote("scores")}`,
  ),
  summary: field
    .text()
    .gate("summary")
    .describe(`For the employee, once shared. ${visibilityNote("summary")}`),
  private_notes: field
    .text()
    .gate("private_notes")
    .describe(`Never shown to the employee. ${visibilityNote("private_notes")}`),
  proposed_salary: field
    .positive(999_999_999)
    .counts("money")
    .inCurrency("proposed_salary_currency")
    .gate(SALARY_MANAGERS)
    .describe("Only of the category salary."),
  proposed_salary_currency: field.currency().gate(SALARY_MANAGERS),
  proposed_salary_type: field.choice("hourly", "monthly").gate(SALARY_MANAGERS),
  salary_effective_date: field
    .date()
    .gate(SALARY_MANAGERS)
    .describe("From which day the proposed salary applies; null: from the day on which it is applied."),
  is_overdue: field
    .boolean()
    .computed(isOverdue)
    .notNull()
    .describe("Whether it is in progress and due before today."),
  started_at: field.dateTime().managed(),
  completed_at: field.dateTime().managed(),
  shared_at: field.dateTime().managed().describe("Since when the employee sees the outcome."),
  acknowledged_at: field.dateTime().managed(),
  acknowledgement: field.text().managed().describe("What the employee said about the outcome."),
  salary_applied_at: field.dateTime().managed().gate(SALARY_MANAGERS),
  created_by_employee_id: fieldOf({ ...textType("id"), filter: idKind }).hidden(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    evaluations: typeof evaluationFields;
  }
}
