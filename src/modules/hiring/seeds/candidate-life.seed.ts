import type { SeededRandom } from "../../../platform/random/seeded-random.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Of a hundred candidates, how many leave each stage for the next one; the others are rejected, withdraw or wait. */
const ADVANCING = [46, 62, 56, 68];
/** Of those who do not, how many withdraw; the later the stage, the more. */
const WITHDRAWING = [8, 15, 25, 30, 70];
/** After so many days in a stage every candidate has been notified. */
const PATIENCE_DAYS = 40;
/** The share of those without a decision who still wait for one. */
const WAITING = 0.6;

/** The time of a candidate in one stage. */
export interface SeededInterval {
  readonly stage: number;
  readonly from: Date;
  readonly to: Date | null;
  readonly exit: "moved" | "rejected" | "withdrawn" | "hired" | null;
}

/** A moment so many days later, during working hours, and never before the given one. */
export function daysLater(random: SeededRandom, from: Date, days: number): Date {
  const day = new Date(from.getTime() + days * DAY_MS);
  day.setUTCHours(random.integer(7, 15), random.integer(0, 59), 0, 0);
  return days < 0 || day > from ? day : new Date(from.getTime() + HOUR_MS);
}

/**
 * How a candidate passed through the stages until the application ended, or until now. When the job was closed, those
 * who were left were rejected.
 */
export function lifeOf(
  random: SeededRandom,
  appliedAt: Date,
  { now, closedAt, stages }: { readonly now: Date; readonly closedAt: Date | null; readonly stages: number },
): SeededInterval[] {
  const intervals: SeededInterval[] = [];
  let from = appliedAt;
  for (let stage = 0; ; stage++) {
    const to = daysLater(random, from, random.integer(2, stage === 0 ? 10 : 17));
    const advances = stage < stages - 1 && random.chance((ADVANCING[stage] ?? 60) / 100);
    if (closedAt !== null && to >= closedAt)
      return [...intervals, { stage, from, to: closedAt, exit: "rejected" }];
    const isOld = now.getTime() - from.getTime() > PATIENCE_DAYS * DAY_MS;
    if (to >= now || (!advances && closedAt === null && !isOld && random.chance(WAITING)))
      return [...intervals, { stage, from, to: null, exit: null }];
    const withdraws = random.chance((WITHDRAWING[Math.min(stage, 4)] ?? 30) / 100);
    const exit = advances ? "moved" : withdraws ? "withdrawn" : "rejected";
    intervals.push({ stage, from, to, exit });
    if (exit !== "moved") return intervals;
    from = to;
  }
}

/** How somebody who was hired passed through all stages, in about equal times. */
export function lifeOfHired(appliedAt: Date, hiredAt: Date, stages: number): SeededInterval[] {
  const step = (hiredAt.getTime() - appliedAt.getTime()) / stages;
  const at = (stage: number): Date => {
    if (stage === 0 || stage === stages) return stage === 0 ? appliedAt : hiredAt;
    const day = new Date(appliedAt.getTime() + Math.floor(stage * step));
    // Nobody is moved at night, unless a day is longer than the whole step.
    return step > DAY_MS ? new Date(day.setUTCHours(8 + (stage % 8), 15, 0, 0)) : day;
  };
  return Array.from({ length: stages }, (_none, stage) => ({
    stage,
    ...{ from: at(stage), to: at(stage + 1) },
    exit: stage === stages - 1 ? ("hired" as const) : ("moved" as const),
  }));
}
