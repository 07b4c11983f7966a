import { momentOf, readUlid } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  fieldMessage,
  type Hooks,
  invalidField,
  MESSAGES,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { REASONS, RESULTS_SHOWN } from "../feedback-requests/request-state.ts";
import { feedbackLock } from "./delete-feedback.ts";
import { dropFiles } from "./file-actions.ts";

type Feedback = SettledChange<"feedback">;

/** The employee that a record is about; undefined if there is no such record, null if it is about nobody. */
async function subjectOf(work: ReadOnlyWork, type: string, id: string): Promise<string | null | undefined> {
  if (!work.declares(type)) return undefined;
  // Whoever deletes the record or all that is said about it comes before or after, so that no feedback outlives it.
  await work.lockShared(feedbackLock(type, id));
  if (!(await work.sees(type, id))) return undefined;
  switch (type) {
    case "employees": {
      const employee = await work.find("employees", id);
      return employee && employee.archived_at === null ? id : undefined;
    }
    case "evaluations":
      return (await work.find("evaluations", id))?.employee_id;
    case "goals":
      return (await work.find("goals", id))?.employee_id;
    case "candidates":
      return (await work.find("candidates", id))?.anonymized_at === null ? null : undefined;
    default:
      return null;
  }
}

/** Fills in whom the feedback means, who says it and who may read it. Answers to requests are stored complete. */
async function settle(change: Change<"feedback">, work: ReadOnlyWork): Promise<void> {
  const { kind, values, unread, fail } = change;
  if (kind === "update") return;
  values.given_at ??= work.now;
  values.is_visible_to_employee ??= values.type === "praise";
  values.author_user_id = work.actor.userId;
  values.author_employee_id = work.actor.employeeId;
  const { feedbackable_type: type, feedbackable_id } = values;
  if (!type || !feedbackable_id || unread.has("feedbackable_type")) return;
  const id = readUlid(feedbackable_id);
  const subject = id === null ? undefined : await subjectOf(work, type, id);
  if (id === null || subject === undefined || (subject !== null && subject === work.actor.employeeId)) {
    fail("feedbackable_id", fieldMessage(MESSAGES.selected, "feedbackable_id"));
    return;
  }
  values.feedbackable_id = id;
  values.subject_employee_id = subject;
  values.evaluation_id = type === "evaluations" ? id : null;
  values.goal_id = type === "goals" ? id : null;
}

async function check(change: Feedback, work: ReadOnlyWork): Promise<void> {
  const { values, stored, sent, unread, fail } = change;
  const hasFile = stored !== null && (stored.file_key !== null || stored.audio_key !== null);
  const isAnswer = stored?.feedback_request_id != null;
  if ((values.notes ?? null) === null && !unread.has("notes") && !hasFile && !isAnswer)
    fail("notes", fieldMessage(MESSAGES.required, "notes"));
  if (values.given_at && change.changes("given_at") && momentOf(String(toText(values.given_at))) > work.now)
    fail("given_at", "The given at field must be a date before or equal to now.");
  if (values.transcription && change.changes("transcription") && !stored?.audio_key)
    fail("transcription", "The transcription field is prohibited without audio file.");
  if (stored === null) return;
  if (sent.has("given_at") && change.changes("given_at") && isAnswer)
    fail("given_at", fieldMessage(MESSAGES.unchangeable, "given_at"));
  const reason = await closedReason(work, stored);
  if (reason !== null) for (const name of sent) if (change.changes(name)) fail(name, reason);
}

const toText = (moment: Date | string): string => (moment instanceof Date ? moment.toISOString() : moment);

/** Why an answer can no longer be changed or withdrawn; null if it can, or answers no request. */
async function closedReason(
  work: ReadOnlyWork,
  { feedback_request_id }: Readonly<Pick<StoredRecord<"feedback">, "feedback_request_id">>,
): Promise<string | null> {
  if (feedback_request_id === null) return null;
  const request = (await work.find("feedback-requests", feedback_request_id))!;
  if (request.status === "open") return null;
  return (request.shown_perspectives ?? []).length > 0 ? RESULTS_SHOWN : REASONS[request.status];
}

async function refuseDeletion(stored: Readonly<StoredRecord<"feedback">>, work: ReadOnlyWork): Promise<void> {
  const reason = await closedReason(work, stored);
  if (reason !== null) throw invalidField("feedback_request_id", reason);
}

/** Who withdraws an answer is asked again. */
async function askAgain(stored: Readonly<StoredRecord<"feedback">>, work: Work): Promise<void> {
  if (stored.feedback_request_id !== null) {
    await work.journal.touch("feedback-requests", [stored.feedback_request_id]);
    await work.rows(sql`update feedback_respondents p set status = 'pending', feedback_id = null, responded_at = null
      where p.workspace_id = ${fromContext("workspace")} and p.feedback_id = ${stored.id}`);
    await work.update("feedback-requests", stored.feedback_request_id, {});
    if (stored.is_anonymous) work.journal.hideActor("feedback-requests", stored.feedback_request_id);
  }
  await dropFiles(work, stored.id, [stored.file_key, stored.audio_key]);
}

/** The hooks of feedback. */
export const feedbackHooks: Hooks<"feedback"> = {
  settle,
  check: { write: check, delete: refuseDeletion },
  after: { check: { delete: askAgain } },
};
