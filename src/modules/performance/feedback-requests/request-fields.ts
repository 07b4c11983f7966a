import { field } from "../../../engine/declare/index.ts";
import { callersEmployee, isLive } from "../../employees/index.ts";
import { questionsField } from "./questions.ts";
import { result } from "./result.ts";
import { respondents, responseRate, responsesCount, shownRespondentIds } from "./shown-respondents.ts";

export const REQUEST_STATUSES = ["open", "closed", "cancelled"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The fields of a feedback request: about whom, who is asked what, and what came of it. */
export const requestFields = {
  employee_id: field
    .reference("employees")
    .default(callersEmployee, "the caller's own")
    .immutable()
    .selectable(isLive)
    .describe("Whom the feedback is about."),
  respondent_employee_ids: field
    .referenceList("employees", { max: 50 })
    .required()
    .selectable(isLive)
    .storedElsewhere(shownRespondentIds)
    .describe("Who is asked; the employee for a self review. Shows nobody more than respondents does."),
  evaluation_id: field
    .reference("evaluations")
    .describe("An evaluation of the employee for which it is asked."),
  message: field.text(),
  questions: questionsField(),
  due_date: field.date().describe("Not before today on creation."),
  is_anonymous: field
    .boolean()
    .default(false)
    .describe("Whether the authors of answers of peers and reports are hidden from everybody but HR."),
  is_visible_to_employee: field
    .boolean()
    .default(true)
    .describe("Whether the employee may read the answers; the default of each."),
  status: field
    .choice(...REQUEST_STATUSES)
    .managed()
    .default("open")
    .describe("It closes by itself when nobody is pending."),
  respondents: respondents(),
  responses_count: field.integer().computed(responsesCount).notNull(),
  response_rate: field
    .decimal(2)
    .counts("percent")
    .computed(responseRate)
    .describe("The submitted responses in percent of the respondents."),
  requested_by_employee_id: field.reference("employees").managed(),
  closed_at: field.dateTime().managed(),
  result: result(),
  shown_perspectives: field.namesOf(() => ["self", "manager", "peer", "direct_report"]).hidden(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "feedback-requests": typeof requestFields;
  }
}
