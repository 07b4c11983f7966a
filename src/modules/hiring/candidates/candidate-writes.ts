import { momentOf } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  fieldMessage,
  type Hooks,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  said,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { firstStage } from "../../../platform/stages/stage-choice.ts";
import { holdStages } from "../../../platform/stages/stage-locks.ts";
import { deleteFeedbackOn } from "../../performance/index.ts";
import { candidateFiles } from "./candidate-files.ts";
import { candidateHistory, noteMoves, whyUnrated } from "./candidate-moves.ts";
import { ANONYMISED, NOT_OPEN } from "./candidate-states.ts";

type Candidate = Readonly<StoredRecord<"candidates">>;

/** Whether another active candidate of the job has the email. In the pool nothing is unique. */
export async function isEmailTaken(
  work: ReadOnlyWork,
  { id, email, job_id: jobId }: { readonly id: string; readonly email?: unknown; readonly job_id?: unknown },
): Promise<boolean> {
  if ((email ?? null) === null || (jobId ?? null) === null) return false;
  const found = await work.row(sql`select 1 from candidates c
    where c.workspace_id = ${fromContext("workspace")} and c.job_id = ${jobId} and c.status = 'active'
      and lower(c.email) = lower(${email}::text) and c.id <> ${id}`);
  return found !== null;
}

/** Whether a job takes candidates. It stays so until the transaction ends. */
export async function takesCandidates(work: ReadOnlyWork, jobId: string): Promise<boolean> {
  const found = await work.row(sql`select 1 from jobs j where j.workspace_id = ${fromContext("workspace")}
    and j.id = ${jobId} and j.status in ('draft', 'open') ${work.rowLock("share")}`);
  return found !== null;
}

/** The stages stay as they are while a candidate enters one. */
async function lock({ kind, sent }: ComingWrite<"candidates">, work: Work): Promise<void> {
  if (kind === "create" || sent.has("stage_id")) await holdStages(work, "hiring-stages");
}

async function settle(change: Change<"candidates">, work: ReadOnlyWork): Promise<void> {
  const { values, stored, sent, unread } = change;
  if (stored === null) {
    if (!unread.has("stage_id")) values.stage_id ??= (await firstStage(work, "hiring-stages")) ?? undefined;
    if (!unread.has("applied_at")) values.applied_at ??= work.now;
    if (!sent.has("recruiter_employee_id") && values.job_id && !unread.has("job_id"))
      values.recruiter_employee_id = (await work.find("jobs", values.job_id))?.recruiter_employee_id ?? null;
  }
  if (stored === null || change.changes("stage_id")) values.stage_entered_at = work.now;
}

async function check(change: SettledChange<"candidates">, work: ReadOnlyWork): Promise<void> {
  const { stored, sent, values, unread, changes, fail } = change;
  if (stored !== null && stored.anonymized_at !== null) {
    for (const name of sent) fail(name, ANONYMISED);
    return;
  }
  if (
    stored === null &&
    values.job_id &&
    !unread.has("job_id") &&
    !(await takesCandidates(work, values.job_id))
  )
    fail("job_id", NOT_OPEN);
  if (!values.stage_id && !unread.has("stage_id"))
    fail("stage_id", fieldMessage(MESSAGES.required, "stage_id"));
  checkPay(change);
  checkTimes(change, work.now);
  await checkMove(change, work);
  const isActive = (stored?.status ?? "active") === "active";
  if (
    isActive &&
    changes("email") &&
    !unread.has("email") &&
    (await isEmailTaken(work, { ...values, id: change.id }))
  )
    fail("email", fieldMessage(MESSAGES.taken, "email"));
}

function checkPay({ values, unread, fail }: SettledChange<"candidates">): void {
  if ((values.expected_salary ?? null) === null || (values.expected_salary_currency ?? null) !== null) return;
  if (!unread.has("expected_salary_currency"))
    fail(
      "expected_salary_currency",
      "The expected salary currency field is required when expected salary is present.",
    );
}

const instantOf = (moment: Date | string): number =>
  (moment instanceof Date ? moment : momentOf(moment)).getTime();

/** Nobody applies in the future, or after the application has ended. */
function checkTimes({ values, stored, changes, unread, fail }: SettledChange<"candidates">, now: Date): void {
  if (!values.applied_at || unread.has("applied_at") || !changes("applied_at")) return;
  const at = instantOf(values.applied_at);
  if (at > now.getTime()) fail("applied_at", "The applied at field must be a date before or equal to now.");
  for (const name of ["rejected_at", "withdrawn_at", "hired_at"] as const) {
    const end = stored?.[name];
    if (end && at > end.getTime())
      fail(
        "applied_at",
        message`The applied at field must be a date before or equal to ${name.replace("_", " ")}.`,
      );
  }
}

async function checkMove(
  { values, stored, changes, unread, fail }: SettledChange<"candidates">,
  work: ReadOnlyWork,
): Promise<void> {
  if (stored === null || unread.has("stage_id") || !values.stage_id || !changes("stage_id")) return;
  if (stored.status !== "active") {
    fail("stage_id", message`The stage id field cannot be changed on a ${said(stored.status)} candidate.`);
    return;
  }
  const rating = unread.has("rating") ? null : (values.rating ?? null);
  const problem = await whyUnrated(work, { stage_id: stored.stage_id, rating }, values.stage_id);
  if (problem) fail("stage_id", problem);
}

/** Keeps the stage history of a candidate who was created or moved. */
async function follow(
  { id, values, stored, changes }: WrittenChange<"candidates">,
  work: Work,
): Promise<void> {
  const stageId = values.stage_id!;
  if (stored === null) {
    const more = { job_id: values.job_id ?? null, note: null };
    await candidateHistory.enter(work, [{ id, stage_id: stageId, from_stage_id: null, more }], work.now);
  } else if (changes("stage_id")) await noteMoves(work, [stored], stageId);
}

function refuseHired({ status }: Candidate): void {
  if (status === "hired") throw conflict("The candidate was hired.");
}

async function cleanUp({ id }: Candidate, work: Work): Promise<void> {
  await candidateFiles.deleteContents(work, id, await candidateFiles.ids(work, id));
  await deleteFeedbackOn(work, "candidates", id);
}

/** The hooks of candidates: defaults, what fits together, the stage history, and what is deleted with one. */
export const candidateHooks: Hooks<"candidates"> = {
  lock,
  settle,
  check: { write: check, delete: refuseHired },
  after: { write: follow, check: { delete: cleanUp } },
};
