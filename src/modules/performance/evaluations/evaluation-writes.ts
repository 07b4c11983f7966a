import { addDays, holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  fieldLabel,
  fieldMessage,
  forbidden,
  type Hooks,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { MANAGERS } from "../rights.ts";
import { defaultAssignees } from "./default-assignees.ts";
import { lockEvaluations } from "./evaluation-locks.ts";
import { refuseLocked, SALARY_FIELDS } from "./locked-fields.ts";
import { ALREADY_THERE, presentEvaluations } from "./present-evaluations.ts";
import { SALARY_MANAGERS } from "./seen-parts.ts";
import { askForResponses, responsesOf } from "./stored-responses.ts";

type EvaluationType = StoredRecord<"evaluation-types">;

/** `<type> <YYYY-MM>`, the title of an evaluation unless another one is given. */
export const titleOf = ({ name }: Pick<EvaluationType, "name">, periodEnd: string): string =>
  `${name.slice(0, 247)} ${periodEnd.slice(0, 7)}`;

/** The due date of a new evaluation unless another one is given: some days from now, and not before the period. */
export const dueDateOf = (
  { default_due_days }: Pick<EvaluationType, "default_due_days">,
  { period_start }: { readonly period_start: string },
  today: string,
): string => {
  const due = addDays(today, default_due_days);
  return due < period_start ? period_start : due;
};

async function lock({ kind, sent }: ComingWrite<"evaluations">, work: Work): Promise<void> {
  if (kind === "create" || sent.has("period_start") || sent.has("period_end")) await lockEvaluations(work);
}

async function settle(change: Change<"evaluations">, work: ReadOnlyWork): Promise<EvaluationType | null> {
  const { kind, values, sent, unread } = change;
  if (!values.evaluation_type_id) return null;
  const type = await work.find("evaluation-types", values.evaluation_type_id);
  if (kind === "update" || type === null) return type;
  const { actor, today } = work;
  values.category = type.category;
  values.created_by_employee_id = actor.employeeId;
  values.has_self_review ??= type.has_self_review;
  if (values.period_end && !unread.has("title")) values.title ??= titleOf(type, values.period_end);
  if (values.period_start && !unread.has("due_date"))
    values.due_date ??= dueDateOf(type, { period_start: values.period_start }, today);
  if (values.employee_id && !unread.has("assignee_ids") && !sent.has("assignee_ids"))
    values.assignee_ids = await defaultAssignees(work, type.category, values.employee_id);
  return type;
}

async function check(
  change: SettledChange<"evaluations">,
  work: ReadOnlyWork,
  type: EvaluationType | null,
): Promise<void> {
  if (type !== null && change.kind === "create") await requireRight(change, work, type);
  refuseLocked(change);
  await checkAssignees(change, work);
  checkSalary(change, type);
  await checkPeriod(change, work);
}

/** Superiors create evaluations of their reports, except about pay. @throws 403 */
async function requireRight(
  { values }: SettledChange<"evaluations">,
  work: ReadOnlyWork,
  { category }: EvaluationType,
): Promise<void> {
  const { actor } = work;
  if (category === "salary" && !holds(actor, SALARY_MANAGERS))
    throw forbidden(SALARY_MANAGERS, "evaluation_type_id");
  if (holds(actor, MANAGERS) || !values.employee_id) return;
  const row = await work.row<{ is_superior: boolean }>(sql`select
    coalesce(is_superior(${fromContext("workspace")}, ${fromContext("team")}, ${values.employee_id}), false) as is_superior`);
  if (category === "salary" || !row?.is_superior) throw forbidden(MANAGERS, "employee_id");
}

async function checkAssignees(change: SettledChange<"evaluations">, work: ReadOnlyWork): Promise<void> {
  const { id, kind, values, stored, unread, fail } = change;
  const assignees = values.assignee_ids ?? [];
  if (unread.has("assignee_ids") || !values.employee_id) return;
  if (
    kind === "create"
      ? values.evaluation_type_id && assignees.length === 0
      : change.sent.has("assignee_ids") && assignees.length === 0
  )
    fail("assignee_ids", fieldMessage(MESSAGES.required, "assignee_ids"));
  if (kind === "update" && !change.changes("assignee_ids")) return;
  const self = assignees.indexOf(values.employee_id);
  if (self !== -1) {
    const path = `assignee_ids.${self}`;
    fail(path, fieldMessage(MESSAGES.selected, path));
  }
  if (stored === null) return;
  const gone = (await responsesOf(work, id)).some(
    ({ role, status, employee_id }) =>
      role === "assignee" && status === "submitted" && !assignees.includes(employee_id),
  );
  if (gone) fail("assignee_ids", "An assignee who has submitted cannot be removed.");
}

function checkSalary(
  { values, sent, fail }: SettledChange<"evaluations">,
  type: EvaluationType | null,
): void {
  if (type === null || type.category === "salary") return;
  for (const name of SALARY_FIELDS) {
    if (sent.has(name) && (values[name] ?? null) !== null)
      fail(name, message`The ${fieldLabel(name)} field is prohibited unless category is salary.`);
  }
}

/** Refuses a second evaluation of the type for the same period. */
async function checkPeriod(change: SettledChange<"evaluations">, work: ReadOnlyWork): Promise<void> {
  const { id, values, fail } = change;
  if (!change.changes("period_start") && !change.changes("period_end")) return;
  const { employee_id, evaluation_type_id, period_start, period_end } = values;
  if (!employee_id || !evaluation_type_id || !period_start || !period_end) return;
  const present = await presentEvaluations(
    work,
    { evaluation_type_id, period_start, period_end },
    [employee_id],
    id,
  );
  if (present.size > 0) fail("employee_id", ALREADY_THERE);
}

async function follow(change: WrittenChange<"evaluations">, work: Work): Promise<void> {
  if (change.kind === "create" || change.changes("assignee_ids") || change.changes("has_self_review"))
    await askForResponses(work, [change.id]);
}

function refuseStarted({ status }: Readonly<StoredRecord<"evaluations">>): void {
  if (status !== "draft")
    throw conflict("Only an evaluation that is a draft can be deleted; cancel it instead.");
}

/** The hooks of evaluations. */
export const evaluationHooks: Hooks<"evaluations", EvaluationType | null> = {
  lock,
  settle,
  check: { write: check, delete: refuseStarted },
  after: { write: follow },
};
