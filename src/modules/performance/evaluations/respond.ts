import { action, fact, field, isPlainObject, openWhenEach } from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { readAnswers, unanswered } from "./answers.ts";
import { unless } from "./evaluation-state.ts";
import type { Role } from "./form.ts";
import { pointsOf } from "./scores.ts";
import { ofAssignees } from "./seen-parts.ts";
import { refreshScores, responsesOf } from "./stored-responses.ts";

/** The assignees, and the employee where there is a self review. */
const RESPONDENTS = [
  {
    permissions: [],
    rows: {
      ...ofAssignees,
      self: (alias: string) =>
        sql`(${column(alias, "employee_id")} = ${fromContext("self")} and ${column(alias, "has_self_review")})`,
    },
  },
];

const parameters = {
  answers: field
    .json((wire, fail) => (isPlainObject(wire) ? wire : fail("The :field field must be an object.")), {
      type: "object",
      description:
        "By the key of the criterion: `score`, `text` or `choice`, or `not_applicable`, and `comment`.",
      additionalProperties: { type: ["object", "null"] },
    })
    .secret()
    .describe("All answers; those that were saved before are replaced. Default: the saved ones."),
  comment: field.text().secret(),
};

type Responding = ActionContext<"evaluations", GivenParameters<typeof parameters>>;

/** Whether the caller's own response has been submitted; null if the caller is not asked. */
const facts = {
  own_status: fact<string | null>(
    (
      alias,
    ) => sql`(select r.status from evaluation_responses r where r.workspace_id = ${column(alias, "workspace_id")}
      and r.evaluation_id = ${column(alias, "id")} and r.employee_id = ${fromContext("identity")})`,
  ),
};

const whileAsked = openWhenEach<"evaluations", unknown, typeof facts, "status">(({ status, own_status }) => {
  if (status !== "in_progress") return unless(status, "in_progress");
  if (own_status === null) return "You are not asked for a response.";
  return own_status === "submitted" ? "The response has been submitted." : null;
});

/** Stores the caller's response. Required questions must be answered only when it is submitted. */
async function store({ work, records, params, sent, fail, throwIfRefused }: Responding, isFinal: boolean) {
  const record = records[0]!;
  const self = work.actor.employeeId!;
  const role: Role = record.employee_id === self ? "self" : "assignee";
  const own = (await responsesOf(work, record.id)).find((response) => response.employee_id === self)!;
  const form = { criteria: record.criteria, scaleMax: record.scale_max };
  const given = params.answers;
  const answers = given === null ? own.answers : readAnswers(given, form, role, fail);
  if (isFinal)
    for (const key of unanswered(answers, form.criteria, role))
      if (!hasProblem(given, key, answers))
        fail(`answers.${key}`, message`The ${`answers.${key}`} field is required.`);
  throwIfRefused();
  const points = isFinal ? pointsOf(answers, form.criteria) : null;
  await work.rows(sql`update evaluation_responses r set status = ${isFinal ? "submitted" : "draft"},
      answers = ${JSON.stringify(answers)}::jsonb, comment = ${sent.has("comment") ? params.comment : own.comment},
      points = ${points?.points ?? null}::numeric, weights = ${points?.weights ?? null}::numeric,
      submitted_at = case when ${isFinal}::boolean then ${fromContext("now")} end
    where r.workspace_id = ${fromContext("workspace")} and r.evaluation_id = ${record.id} and r.role = ${role}
      and r.employee_id = ${self}`);
  if (isFinal) await refreshScores(work, record.id);
  else await work.update("evaluations", record.id, {});
}

/** Whether an answer was given that could not be read, so that it is not also reported as missing. */
const hasProblem = (
  given: Readonly<Record<string, unknown>> | null,
  key: string,
  answers: Readonly<Record<string, unknown>>,
): boolean =>
  given !== null && isPlainObject(given[key]) && Object.keys(given[key]).length > 0 && !(key in answers);

const responding = {
  levels: ["record"],
  grants: RESPONDENTS,
  parameters,
  example: {
    answers: { overall: { score: 4, comment: "Reliable and helpful." } },
    comment: "A good half-year.",
  },
  reads: ["status"],
  facts,
  openWhen: whileAsked,
} as const;

export const saveResponse = action("evaluations", {
  ...responding,
  title: "Save response",
  done: "Saved the response to",
  description: "Keeps the caller's answers as a draft that nobody else sees.",
  async run(context) {
    await store(context, false);
    return undefined;
  },
});

export const submitResponse = action("evaluations", {
  ...responding,
  title: "Submit response",
  done: "Submitted the response to",
  description:
    "Submits the caller's response; it can no longer be changed. Required questions must be answered.",
  async run(context) {
    await store(context, true);
    return undefined;
  },
});
