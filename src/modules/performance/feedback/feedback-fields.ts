import { choiceType, field, fieldOf, idKind, textType } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { MESSAGES } from "../../../engine/work/index.ts";
import { PERSPECTIVES } from "../feedback-requests/anonymity.ts";
import type { FeedbackAnswers } from "../feedback-requests/questions.ts";
import { fileFields, unlessAnonymous } from "./feedback-files.ts";

export const FEEDBACKABLE_TYPES = ["employees", "evaluations", "goals", "candidates"] as const;

const NATURES = ["praise", "constructive", "general"] as const;
export const FEEDBACK_TYPES = [...NATURES, ...PERSPECTIVES] as const;

const types = choiceType(FEEDBACK_TYPES);

/** Feedback is given with a nature; the perspective of an answer to a request follows from who gives it. */
const type = fieldOf({
  ...types,
  schema: () => ({ type: "string", enum: [...NATURES] }),
  returned: types.schema,
  read: (wire, fail) =>
    NATURES.some((nature) => nature === wire) ? wire : fail(MESSAGES.selected, undefined, NATURES),
});

const answersSchema = {
  type: ["object", "null"],
  additionalProperties: {
    type: "object",
    properties: { text: { type: "string" }, rating: { type: "integer", minimum: 1, maximum: 5 } },
  },
};

const TRANSCRIPTION_STATUSES = ["pending", "completed", "failed", "unavailable"] as const;

/** The fields of feedback: what is said about whom, by whom, and who may read it. */
export const feedbackFields = {
  feedbackable_type: field
    .choice(...FEEDBACKABLE_TYPES)
    .default("employees")
    .immutable(),
  feedbackable_id: fieldOf<string>({ ...textType("id"), filter: idKind })
    .required()
    .immutable()
    .describe("A record of that type that the author sees."),
  subject_employee_id: field.reference("employees").hidden(),
  evaluation_id: field.reference("evaluations").hidden(),
  goal_id: field.reference("goals").hidden(),
  feedback_request_id: field
    .reference("feedback-requests")
    .managed()
    .describe("The request that it answers; null: it is spontaneous."),
  type: type
    .createOnly()
    .default("general")
    .describe("Its nature or, of an answer to a request, the perspective of its author."),
  notes: field.text().describe("Required unless there is a file or a recording."),
  answers: field
    .jsonb<FeedbackAnswers>(answersSchema)
    .managed()
    .describe("By the key of the request's question."),
  is_visible_to_employee: field
    .boolean()
    .computedDefault("true for praise, else false")
    .describe("Whether the employee may read it."),
  is_anonymous: field.boolean().hidden().default(false),
  given_at: field.dateTime().computedDefault("now").describe("Not in the future."),
  ...fileFields,
  transcription: field.text().describe("What is said in the recording; prohibited without one."),
  transcription_status: field
    .choice(...TRANSCRIPTION_STATUSES)
    .computed(
      (alias) => sql`(case when ${column(alias, "audio_key")} is null then null
        when ${column(alias, "transcription")} is not null then 'completed' else 'unavailable' end)`,
    )
    .describe("Null without a recording; unavailable: nothing transcribes it but its author."),
  author_user_id: fieldOf<string>({ ...textType("id"), filter: idKind }).hidden(),
  author_employee_id: fieldOf<string>({ ...textType("id"), filter: idKind }).hidden(),
  created_by: field
    .reference("users")
    .computed((alias) => unlessAnonymous(alias, column(alias, "author_user_id")))
    .describe("The author; null of an anonymous answer, except for HR."),
  created_by_employee_id: field
    .reference("employees")
    .computed((alias) => unlessAnonymous(alias, column(alias, "author_employee_id")))
    .describe("Null of an account without an employee, and of an anonymous answer, except for HR."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    feedback: typeof feedbackFields;
  }
}
