import type { CandidateCount, PipelineStage, ReturnCount } from "./candidate-tally.ts";

/** How many of those who applied in the period came as far as the stage at a position, and no further. */
export interface FurthestCount {
  readonly status: string;
  readonly position: number;
  readonly people: number;
}

/**
 * How far those who applied in the period came: as far as their present stage, or as one from which they went back. Those
 * who went back are taken from their present stage. A stage that is archived counts as the first one.
 */
export function furthestStages(
  tally: readonly CandidateCount[],
  returns: readonly ReturnCount[],
  stages: readonly PipelineStage[],
): FurthestCount[] {
  const positions = new Map(stages.map(({ stage_id, position }) => [stage_id, position]));
  const present = (stageId: string): number => positions.get(stageId) ?? 1;
  return [
    ...tally.flatMap(({ is_applied, status, stage_id, people }) =>
      is_applied ? [{ status, position: present(stage_id), people }] : [],
    ),
    ...returns.flatMap(({ status, stage_id, position, people }) => [
      { status, position: present(stage_id), people: -people },
      { status, position: Math.max(position, present(stage_id)), people },
    ]),
  ];
}
