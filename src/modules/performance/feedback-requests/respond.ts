import { action, fact, field, isPlainObject, openWhenEach } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { timelessUlid } from "../../../platform/ids/ulid.ts";
import { hides } from "./anonymity.ts";
import { closeIfAnswered } from "./close-request.ts";
import { ofRespondents } from "./feedback-requests.policy.ts";
import { type Question, readFeedbackAnswers } from "./questions.ts";
import { unless } from "./request-state.ts";
import { noteResponse, respondentsOf } from "./respondents.ts";

const RESPONDENTS = [{ permissions: [], rows: ofRespondents }];

const facts = {
  own_status: fact<string | null>(
    (
      alias,
    ) => sql`(select p.status from feedback_respondents p where p.workspace_id = ${column(alias, "workspace_id")}
      and p.request_id = ${column(alias, "id")} and p.employee_id = ${fromContext("identity")})`,
  ),
};

const whileAsked = openWhenEach<"feedback-requests", unknown, typeof facts, "status">(
  ({ status, own_status }) =>
    status === "open" && own_status === "submitted" ? "You have already responded." : unless(status, "open"),
);

/** What people answer is never a parameter in the journal. */
const parameters = {
  answers: field
    .json((wire, fail) => (isPlainObject(wire) ? wire : fail("The :field field must be an object.")), {
      type: "object",
      description: "By the key of the question: `text`, or `rating` from 1 to 5.",
      additionalProperties: { type: ["object", "null"] },
    })
    .secret(),
  notes: field.text().secret().describe("What the questions did not ask."),
};

export const respond = action("feedback-requests", {
  title: "Respond",
  done: "Responded to",
  description: "Answers the questions. Returns the feedback that it creates. Each respondent answers once.",
  levels: ["record"],
  grants: RESPONDENTS,
  parameters,
  example: {
    answers: { feedback: { text: "A great listener." } },
    notes: "More time for reviews would help.",
  },
  reads: ["status"],
  facts,
  openWhen: whileAsked,
  async run({ work, records, params, fail, throwIfRefused }) {
    const request = records[0]!;
    const { actor } = work;
    const questions = request.questions as readonly Question[];
    const answers = readFeedbackAnswers(params.answers ?? {}, questions, fail);
    throwIfRefused();
    const { perspective } = (await respondentsOf(work, request.id)).find(
      ({ employee_id }) => employee_id === actor.employeeId,
    )!;
    const is_anonymous = hides(request.is_anonymous, perspective);
    const feedback = await work.create("feedback", {
      ...(is_anonymous ? { id: timelessUlid(request.created_at) } : {}),
      feedbackable_type: "employees",
      feedbackable_id: request.employee_id,
      subject_employee_id: request.employee_id,
      feedback_request_id: request.id,
      type: perspective,
      notes: params.notes,
      answers,
      is_visible_to_employee: request.is_visible_to_employee,
      is_anonymous,
      given_at: is_anonymous ? request.created_at : work.now,
      author_user_id: actor.userId,
      author_employee_id: actor.employeeId,
    });
    await noteResponse(work, request.id, actor.employeeId!, { feedbackId: feedback, reason: null });
    await work.update("feedback-requests", request.id, {});
    if (request.is_anonymous) work.journal.hideActor("feedback-requests", request.id);
    await closeIfAnswered(work, request.id);
    return { shows: { resource: "feedback", id: feedback } };
  },
});

export const decline = action("feedback-requests", {
  title: "Decline",
  done: "Declined",
  description: "Says that the caller does not respond.",
  levels: ["record"],
  grants: RESPONDENTS,
  parameters: { reason: field.text().secret() },
  example: { reason: "We have hardly worked together." },
  reads: ["status"],
  facts,
  openWhen: whileAsked,
  async run({ work, records, params }) {
    const { id, is_anonymous } = records[0]!;
    if (is_anonymous) work.journal.hideActor("feedback-requests", id);
    await noteResponse(work, id, work.actor.employeeId!, { feedbackId: null, reason: params.reason });
    await work.update("feedback-requests", id, {});
    await closeIfAnswered(work, id);
    return undefined;
  },
});
