import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { StageHistory } from "../../../platform/stages/stage-history.ts";
import { record } from "./lead-activity.ts";

/** The intervals that leads spend in stages. */
export const leadHistory = new StageHistory("lead_stage_history", "lead_id", { isLinked: true });

type Lead = Pick<StoredRecord<"leads">, "id" | "stage_id">;

/** Ends the interval of each lead in its stage and begins one in another, with an activity in its timeline. */
export async function noteMoves(
  work: Work,
  leads: readonly Readonly<Lead>[],
  stageId: string,
  note: string | null = null,
): Promise<void> {
  await leadHistory.leave(
    work,
    leads.map(({ id }) => id),
    "moved",
    work.now,
    stageId,
  );
  await leadHistory.enter(
    work,
    leads.map(({ id, stage_id }) => ({ id, stage_id: stageId, from_stage_id: stage_id })),
    work.now,
  );
  await record(
    work,
    leads.map(({ id, stage_id }) => ({
      leadId: id,
      type: "stage_changed",
      changes: { stage_id: { from: stage_id, to: stageId } },
      body: note,
    })),
  );
}

/** Moves the leads that are not in the stage already; returns how many were moved. */
export async function moveLeads(
  work: Work,
  leads: readonly Readonly<Lead>[],
  stageId: string,
  note: string | null = null,
): Promise<number> {
  const moved = leads.filter(({ stage_id }) => stage_id !== stageId);
  if (moved.length === 0) return 0;
  await work.updateAll(
    "leads",
    moved.map(({ id }) => id),
    { stage_id: stageId, stage_entered_at: work.now },
  );
  await noteMoves(work, moved, stageId, note);
  return moved.length;
}
