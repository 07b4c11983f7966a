import { meanDaysOf } from "../../../platform/figures/mean-days.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { SOURCES } from "../candidates/candidate-fields.ts";
import type { CandidateCount, PipelineStage } from "./candidate-tally.ts";
import type { FurthestCount } from "./furthest-stages.ts";

type Tally = readonly CandidateCount[];

type People = readonly { readonly status: string; readonly people: number }[];

const peopleIn = (tally: People): number => tally.reduce((sum, { people }) => sum + people, 0);
const ofStatus = (tally: People, status: string): number =>
  peopleIn(tally.filter((row) => row.status === status));
const appliedIn = (tally: Tally): Tally => tally.filter(({ is_applied }) => is_applied);
/** Those who ended in the period as the status says. */
const endedAs = (tally: Tally, status: string): Tally =>
  tally.filter((row) => row.is_ended && row.status === status);

/** What happened in the period. */
export const happened = (tally: Tally) => ({
  applied_count: peopleIn(appliedIn(tally)),
  hired_count: peopleIn(endedAs(tally, "hired")),
  rejected_count: peopleIn(endedAs(tally, "rejected")),
  withdrawn_count: peopleIn(endedAs(tally, "withdrawn")),
});

/** How long it took until those who were hired in the period were. */
export function timesToHire(tally: Tally) {
  const hired = endedAs(tally, "hired");
  const filled = hired.reduce((sum, row) => sum + row.filled, 0);
  return {
    average_time_to_hire_days: meanDaysOf(
      hired.map(({ hire_time }) => hire_time),
      peopleIn(hired),
    ),
    average_time_to_fill_days: meanDaysOf(
      hired.map(({ fill_time }) => fill_time),
      filled,
    ),
  };
}

/** Those who applied in the period by their present status. */
export function cohortOf(tally: Tally) {
  const cohort = appliedIn(tally);
  const [applied, hired] = [peopleIn(cohort), ofStatus(cohort, "hired")];
  return {
    ...{ applied, hired },
    rejected: ofStatus(cohort, "rejected"),
    withdrawn: ofStatus(cohort, "withdrawn"),
    active: ofStatus(cohort, "active"),
    hire_rate: percentOf(hired, applied),
  };
}

/**
 * How many of those who applied in the period came as far as each stage, and what became of those who came no further.
 * Whoever was hired passed all stages.
 */
export function funnelOf(cohort: readonly FurthestCount[], stages: readonly PipelineStage[]) {
  const reached = stages.map((stage) =>
    peopleIn(cohort.filter(({ status, position }) => status === "hired" || position >= stage.position)),
  );
  return stages.map(({ stage_id, name, position, average_days }, index) => {
    const last = cohort.filter((row) => row.position === position);
    return {
      ...{ stage_id, name, reached_count: reached[index]! },
      active_count: ofStatus(last, "active"),
      rejected_count: ofStatus(last, "rejected"),
      withdrawn_count: ofStatus(last, "withdrawn"),
      conversion_from_previous: index === 0 ? null : percentOf(reached[index]!, reached[index - 1]!),
      conversion_from_start: percentOf(reached[index]!, reached[0]!),
      average_days: average_days === null ? null : Number(average_days),
    };
  });
}

/** Those who applied in the period by source, without sources of nobody. */
export const bySource = (tally: Tally) =>
  SOURCES.map((source) => {
    const rows = appliedIn(tally).filter((row) => row.source === source);
    return { source, applied: peopleIn(rows), hired: ofStatus(rows, "hired") };
  }).filter(({ applied }) => applied > 0);

/** Those who were rejected in the period by reason, the most frequent ones first; equal ones as the tally has them. */
export function byReason(tally: Tally): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { rejection_reason: reason, people } of endedAs(tally, "rejected"))
    counts.set(reason!, (counts.get(reason!) ?? 0) + people);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count);
}
