import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, StoredRecord, Text, Work } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { StageHistory } from "../../../platform/stages/stage-history.ts";

/** The intervals that candidates spend in stages. */
export const candidateHistory = new StageHistory("candidate_stage_history", "candidate_id", {
  further: ["job_id", "note"],
  isLinked: true,
});

type Candidate = Readonly<Pick<StoredRecord<"candidates">, "id" | "stage_id" | "job_id">>;

/** How candidates leave their stage for another one, and what is noted about it. */
export interface MoveNote {
  readonly exit?: "moved" | "transferred";
  /** The job for which they go on; default: their own. */
  readonly jobId?: string | null;
  readonly note?: string | null;
}

/** Opens an interval of each candidate in a stage. */
export const enterStage = (
  work: Work,
  candidates: readonly Candidate[],
  stageId: string | null,
  { jobId, note = null }: Pick<MoveNote, "jobId" | "note"> = {},
): Promise<void> =>
  candidateHistory.enter(
    work,
    candidates.map(({ id, stage_id, job_id }) => ({
      id,
      stage_id: stageId ?? stage_id,
      from_stage_id: stage_id,
      more: { job_id: jobId === undefined ? job_id : jobId, note },
    })),
    work.now,
  );

/** Ends the interval of each candidate in its stage and begins one in another. */
export async function noteMoves(
  work: Work,
  candidates: readonly Candidate[],
  stageId: string,
  { exit = "moved", ...more }: MoveNote = {},
): Promise<void> {
  const ids = candidates.map(({ id }) => id);
  await candidateHistory.leave(work, ids, exit, work.now, stageId);
  await enterStage(work, candidates, stageId, more);
}

/** Moves candidates to a stage; those who are in it already stay as they are. Callers hold the stages. */
export async function moveCandidates(
  work: Work,
  candidates: readonly Candidate[],
  stageId: string,
  note: string | null = null,
): Promise<void> {
  const moved = candidates.filter((candidate) => candidate.stage_id !== stageId);
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await work.updateAll("candidates", ids, { stage_id: stageId, stage_entered_at: work.now });
  await noteMoves(work, moved, stageId, { note });
}

/** The message for a candidate without a rating who would move on from a stage that requires one, or null. */
export async function whyUnrated(
  work: ReadOnlyWork,
  { stage_id: from, rating }: Readonly<Pick<StoredRecord<"candidates">, "stage_id" | "rating">>,
  to: string,
): Promise<Text | null> {
  if (rating !== null) return null;
  const left = await work.row<{ name: string }>(sql`select s.name from hiring_stages s
      join hiring_stages next on next.workspace_id = s.workspace_id and next.id = ${to}
    where s.workspace_id = ${fromContext("workspace")} and s.id = ${from} and s.requires_rating
      and next.position > s.position`);
  return left && message`A rating is required before leaving ${left.name}.`;
}
