import { addDays } from "../../../engine/declare/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { LeavePlan } from "./leave-plans.seed.ts";

export type Status = "pending" | "approved" | "rejected" | "cancelled";

/** The status of a request and when it was decided. Moments are ISO 8601. */
export interface Outcome {
  readonly status: Status;
  readonly createdAt: string;
  /** Null while it is pending. */
  readonly decidedAt: string | null;
  readonly explanation: string | null;
}

const EXPLANATIONS: Partial<Record<Status, readonly string[]>> = {
  rejected: ["Too many of the team are away that week.", "The release is planned for then."],
  cancelled: ["Plans have changed.", "Moved to another week."],
};

const PAST = [
  ["approved", 90],
  ["cancelled", 6],
  ["rejected", 4],
] as const;
const SOON = [
  ["approved", 75],
  ["pending", 25],
] as const;
const LATER = [
  ["approved", 40],
  ["pending", 60],
] as const;

/** Sick leave is entered on its first day and needs no approval; vacation is requested weeks before and decided soon. */
export function outcomeOf({ kind, time }: LeavePlan, today: string, random: SeededRandom): Outcome {
  if (kind === "sick") {
    const decidedAt = `${time.start_date}T07:${random.integer(10, 59)}:00Z`;
    return { status: "approved", createdAt: decidedAt, decidedAt, explanation: null };
  }
  const start = time.start_date;
  const odds = start <= today ? PAST : start <= addDays(today, 14) ? SOON : LATER;
  const status: Status = random.weighted<Status>(odds);
  const requestedOn = earlier(addDays(start, -random.integer(6, 45)), addDays(today, -random.integer(4, 9)));
  const decidedOn = addDays(requestedOn, random.integer(0, 2));
  const explanations = EXPLANATIONS[status];
  return {
    status,
    createdAt: `${requestedOn}T${random.integer(10, 11)}:${random.integer(10, 59)}:00Z`,
    decidedAt:
      status === "pending" ? null : `${decidedOn}T${random.integer(12, 15)}:${random.integer(10, 59)}:00Z`,
    explanation: explanations ? random.pick(explanations) : null,
  };
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
