import type { Values } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Of a hundred leads, how many leave each stage for the next one; the others are lost there or stay. */
const ADVANCING = [78, 72, 66, 62, 58];
/** After so many days without a move most leads are closed. */
const PATIENCE_DAYS = 75;

/** The share of younger leads that stay in a stage without a move; the others are lost. */
const IDLE = 0.5;

/** The time of a lead in one stage. */
export interface SeededInterval {
  readonly stage: number;
  readonly from: Date;
  readonly to: Date | null;
  readonly exit: "moved" | "won" | "lost" | null;
}

/** A moment so many days later, or earlier if they are negative, during working hours; on the same day an hour later. */
export function daysLater(random: SeededRandom, from: Date, days: number): Date {
  const day = new Date(from.getTime() + days * DAY_MS);
  day.setUTCHours(random.integer(7, 15), random.integer(0, 59), 0, 0);
  return days < 0 || day > from ? day : new Date(from.getTime() + HOUR_MS);
}

/** How a lead passed through the stages, from its creation until it was closed or until now. */
export function invented(random: SeededRandom, createdAt: Date, now: Date, stages: number): SeededInterval[] {
  const intervals: SeededInterval[] = [];
  let from = createdAt;
  for (let stage = 0; ; stage++) {
    const to = daysLater(random, from, random.integer(2, stage === 0 ? 9 : 21));
    const advances = random.chance((ADVANCING[stage] ?? 60) / 100);
    const isLast = stage === stages - 1;
    const isOld = now.getTime() - from.getTime() > PATIENCE_DAYS * DAY_MS;
    const stays = to >= now || (!advances && !isOld && random.chance(IDLE));
    if (stays) return [...intervals, { stage, from, to: null, exit: null }];
    const exit = !advances ? "lost" : isLast ? "won" : "moved";
    intervals.push({ stage, from, to, exit });
    if (exit !== "moved") return intervals;
    from = to;
  }
}

/** The fields of a lead that say how it ended. */
export function ending(last: SeededInterval, reason: string): Values {
  const won = last.exit === "won" ? last.to : null;
  const lost = last.exit === "lost" ? last.to : null;
  return {
    status: last.exit === null || last.exit === "moved" ? "open" : last.exit,
    stage_entered_at: last.from,
    won_at: won,
    lost_at: lost,
    lost_reason: lost === null ? null : reason,
  };
}
