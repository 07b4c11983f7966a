import { EXAMPLE_ULID, field, holds, standaloneAction } from "../../../engine/declare/index.ts";
import {
  fieldMessage,
  forbidden,
  type GivenParameters,
  MESSAGES,
  message,
  plural,
  type StandaloneContext,
  type StoredRecord,
} from "../../../engine/work/index.ts";
import { MANAGERS } from "../rights.ts";
import { withDefaultAssignees } from "./default-assignees.ts";
import { lockEvaluations } from "./evaluation-locks.ts";
import { dueDateOf, titleOf } from "./evaluation-writes.ts";
import { ALREADY_THERE, presentEvaluations } from "./present-evaluations.ts";
import { SALARY_MANAGERS } from "./seen-parts.ts";
import { asksAssignees, frozenForm, NO_CRITERIA } from "./start.ts";
import { askForNewResponses } from "./stored-responses.ts";

const parameters = {
  evaluation_type_id: field.reference("evaluation-types").required(),
  employee_ids: field.referenceList("employees", { max: 500 }).required().describe("Who is reviewed."),
  period_start: field.date().required(),
  period_end: field.date().required().describe("Not before period_start."),
  due_date: field.date().describe("Default: as for a single evaluation."),
  cycle: field.string({ max: 100 }),
  start: field.boolean().default(false).describe("Whether the evaluations are started at once."),
  skip_existing: field
    .boolean()
    .default(false)
    .describe("Whether employees who have such an evaluation are left out instead of refused."),
};

type Launching = StandaloneContext<GivenParameters<typeof parameters>>;

async function readType({ work, params, fail }: Launching): Promise<StoredRecord<"evaluation-types"> | null> {
  const type = await work.find("evaluation-types", params.evaluation_type_id);
  if (!type?.is_active) {
    fail("evaluation_type_id", fieldMessage(MESSAGES.selected, "evaluation_type_id"));
    return null;
  }
  if (type.category === "salary" && !holds(work.actor, SALARY_MANAGERS))
    throw forbidden(SALARY_MANAGERS, "evaluation_type_id");
  if (params.start && !asksAssignees(type.criteria)) fail("start", NO_CRITERIA);
  return type;
}

function checkDates({ params, fail }: Launching): void {
  const { period_start, period_end, due_date } = params;
  if (period_end < period_start)
    fail("period_end", "The period end field must be a date after or equal to period start.");
  if (due_date !== null && due_date < period_start)
    fail("due_date", "The due date field must be a date after or equal to period start.");
}

/** The people to be reviewed with their assignees; problems are reported at `employee_ids.N`. */
async function reviewed(context: Launching, type: StoredRecord<"evaluation-types">) {
  const { work, params, fail } = context;
  const { employee_ids, skip_existing } = params;
  const [present, candidates] = await Promise.all([
    presentEvaluations(work, params, employee_ids),
    withDefaultAssignees(work, type.category, employee_ids),
  ]);
  const people: { employee_id: string; assignee_ids: readonly string[] }[] = [];
  for (const [index, id] of employee_ids.entries()) {
    const path = `employee_ids.${index}`;
    const { is_live = false, assignees: assignee_ids = [] } = candidates.get(id) ?? {};
    if (present.has(id)) {
      if (!skip_existing) fail(path, ALREADY_THERE);
    } else if (!is_live) fail(path, fieldMessage(MESSAGES.selected, path));
    else if (assignee_ids.length === 0) fail(path, "The assignee ids field is required.");
    else people.push({ employee_id: id, assignee_ids });
  }
  return people;
}

async function run(context: Launching) {
  const { work, params, throwIfRefused } = context;
  await lockEvaluations(work);
  const type = await readType(context);
  checkDates(context);
  const people = type === null ? [] : await reviewed(context, type);
  throwIfRefused();
  const { period_start, period_end, cycle } = params;
  const started = params.start
    ? ({
        ...frozenForm(type!),
        status: "in_progress",
        started_at: work.now,
      } as const)
    : ({ status: "draft" } as const);
  const ids = await work.createAll(
    "evaluations",
    people.map((person) => ({
      ...person,
      ...started,
      evaluation_type_id: type!.id,
      category: type!.category,
      title: titleOf(type!, period_end),
      cycle,
      period_start,
      period_end,
      due_date: params.due_date ?? dueDateOf(type!, params, work.today),
      has_self_review: type!.has_self_review,
      created_by_employee_id: work.actor.employeeId,
    })),
  );
  await askForNewResponses(work, ids, people, type!.has_self_review);
  return {
    showsAll: { resource: "evaluations", ids },
    message: plural(
      ids.length,
      message`Launched ${ids.length} evaluation.`,
      message`Launched ${ids.length} evaluations.`,
    ),
  };
}

/** Creates the same evaluation for many employees: for all of them or none. */
export const launch = standaloneAction({
  title: "Launch evaluations",
  done: "Launched the evaluations.",
  description:
    "Creates an evaluation of the type for each of the employees, all of them or none, and returns them. Problems with one employee are reported at `employee_ids.N`.",
  needsCredential: true,
  who: { permissions: [MANAGERS], relations: [] },
  parameters,
  example: {
    evaluation_type_id: EXAMPLE_ULID,
    employee_ids: [EXAMPLE_ULID],
    period_start: "2026-01-01",
    period_end: "2026-06-30",
    cycle: "2026 H1",
    start: true,
  },
  run,
});
