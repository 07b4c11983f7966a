import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { candidateHistory } from "./candidate-moves.ts";

type Ended = readonly Readonly<Pick<StoredRecord<"candidates">, "id">>[];

/** Rejects active candidates for a reason of the workspace and ends their intervals. */
export async function rejectCandidates(
  work: Work,
  candidates: Ended,
  reason: string,
  note: string | null,
): Promise<void> {
  const ids = candidates.map(({ id }) => id);
  await work.updateAll("candidates", ids, {
    ...{ status: "rejected", rejected_at: work.now, rejection_reason: reason, rejection_note: note },
  });
  await candidateHistory.leave(work, ids, "rejected", work.now);
}

/** Notes that active candidates withdrew, and why if they said so. */
export async function withdrawCandidates(
  work: Work,
  candidates: Ended,
  reason: string | null,
  note: string | null,
): Promise<void> {
  const ids = candidates.map(({ id }) => id);
  await work.updateAll("candidates", ids, {
    ...{ status: "withdrawn", withdrawn_at: work.now, rejection_reason: reason, rejection_note: note },
  });
  await candidateHistory.leave(work, ids, "withdrawn", work.now);
}
