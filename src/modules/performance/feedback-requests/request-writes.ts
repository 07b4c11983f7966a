import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  fieldLabel,
  fieldMessage,
  forbidden,
  type Hooks,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  said,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { MANAGERS } from "../rights.ts";
import { closeIfAnswered } from "./close-request.ts";
import { REASONS } from "./request-state.ts";
import { type Respondent, respondentsOf, setRespondents } from "./respondents.ts";

type Request = SettledChange<"feedback-requests">;

/** Everybody who was asked before the change. */
type Settled = readonly Respondent[];

async function settle(change: Change<"feedback-requests">, work: ReadOnlyWork): Promise<Settled> {
  const { kind, id, values } = change;
  if (kind === "update") return respondentsOf(work, id);
  values.requested_by_employee_id = work.actor.employeeId;
  return [];
}

async function check(change: Request, work: ReadOnlyWork, before: Settled): Promise<void> {
  const { kind, values, unread, fail } = change;
  if (kind === "create") await requireRight(change, work);
  if (kind === "create" && values.due_date && !unread.has("due_date") && values.due_date < work.today)
    fail("due_date", "The due date field must be a date after or equal to today.");
  refuseLocked(change, before);
  checkRespondents(change, work, before);
  await checkEvaluation(change, work);
}

/** Everybody asks for feedback on themselves, superiors on their reports, HR on everybody. @throws 403 */
async function requireRight({ values }: Request, work: ReadOnlyWork): Promise<void> {
  if (holds(work.actor, MANAGERS) || !values.employee_id) return;
  const row = await work.row<{
    may: boolean | null;
  }>(sql`select ${values.employee_id}::text = ${fromContext("self")}
    or is_superior(${fromContext("workspace")}, ${fromContext("team")}, ${values.employee_id}::text) as may`);
  if (row?.may !== true) throw forbidden(MANAGERS, "employee_id");
}

const FIXED_BY_ANSWERS = ["questions", "is_anonymous"] as const;

function refuseLocked({ stored, sent, changes, fail }: Request, before: Settled): void {
  if (stored === null) return;
  for (const name of sent) {
    if (name !== "respondent_employee_ids" && changes(name) && stored.status !== "open")
      fail(
        name,
        message`The ${fieldLabel(name)} field cannot be changed once the request is ${said(stored.status)}.`,
      );
  }
  if (stored.status !== "open" || !before.some(({ status }) => status === "submitted")) return;
  for (const name of FIXED_BY_ANSWERS) {
    if (sent.has(name) && changes(name))
      fail(name, message`The ${fieldLabel(name)} field cannot be changed once somebody has responded.`);
  }
}

function checkRespondents(change: Request, work: ReadOnlyWork, before: Settled): void {
  const { values, stored, sent, fail } = change;
  const asked = values.respondent_employee_ids;
  if (!sent.has("respondent_employee_ids") || !asked || !change.changes("respondent_employee_ids")) return;
  if (stored && stored.status !== "open") {
    fail("respondent_employee_ids", REASONS[stored.status]);
    return;
  }
  if (stored?.is_anonymous && stored.employee_id === work.actor.employeeId) {
    // The employee sees nobody of them, and must not learn who has responded from what is refused.
    fail("respondent_employee_ids", "The employee cannot change who is asked anonymously.");
    return;
  }
  if (before.some(({ status, employee_id }) => status === "submitted" && !asked.includes(employee_id)))
    fail("respondent_employee_ids", "A respondent who has answered cannot be removed.");
}

async function checkEvaluation(change: Request, work: ReadOnlyWork): Promise<void> {
  const { evaluation_id, employee_id } = change.values;
  if (!evaluation_id || !change.changes("evaluation_id")) return;
  const evaluation = await work.find("evaluations", evaluation_id);
  if (evaluation?.employee_id !== employee_id || !(await work.sees("evaluations", evaluation_id)))
    change.fail("evaluation_id", fieldMessage(MESSAGES.selected, "evaluation_id"));
}

async function follow(change: WrittenChange<"feedback-requests">, work: Work): Promise<void> {
  const { id, values } = change;
  if (!change.sent.has("respondent_employee_ids") || !change.changes("respondent_employee_ids")) return;
  await setRespondents(work, { id, subject: values.employee_id! }, values.respondent_employee_ids);
  if (change.kind === "update") await closeIfAnswered(work, id);
}

/** The hooks of feedback requests. */
export const requestHooks: Hooks<"feedback-requests", Settled> = {
  settle,
  check: { write: check },
  after: { write: follow },
};
