import type { RecordChanges } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { BusinessTime } from "../business-time/business-time.ts";
import {
  type ClockedTicket,
  clocksAfterMove,
  firstResponse,
  settledTargets,
  type Targets,
} from "../sla/ticket-sla.ts";

const MINUTE_MS = 60_000;
/** Tickets of the last three weeks can still be unresolved. */
const LATE_MS = 21 * 24 * 60 * MINUTE_MS;

/** The stage of each step in the life of a ticket, as a position on the board that every workspace starts with. */
const [NEW, IN_PROGRESS, WAITING, RESOLVED] = [0, 1, 2, 3];
const CATEGORIES = ["open", "open", "pending", "resolved"] as const;

/** The time of a ticket in one stage. */
export interface SeededStage {
  readonly stage: number;
  readonly from: Date;
  readonly to: Date | null;
}

/** A ticket as it stands now, the stages through which it passed, and when it was first responded to. */
export interface TicketLife {
  readonly columns: RecordChanges<"tickets">;
  readonly stages: readonly SeededStage[];
  readonly respondedAt: Date | null;
}

/** The steps that a ticket takes, each after so many business minutes: response, work, waiting, and the resolution. */
function stepsOf(
  random: SeededRandom,
  targets: Targets,
  isLate: boolean,
): [stage: number, minutes: number][] {
  const usual = (minutes: number | null): number => minutes ?? 480;
  const share = (): number => random.integer(10, 115) / 100;
  const steps: [number, number][] = [
    [IN_PROGRESS, Math.max(1, Math.round(usual(targets.first_response_minutes) * share()))],
  ];
  if (random.chance(0.3))
    steps.push([WAITING, random.integer(10, 120)], [IN_PROGRESS, random.integer(60, 900)]);
  steps.push([RESOLVED, Math.max(1, Math.round(usual(targets.resolution_minutes) * share() * 0.7))]);
  // Some of the latest tickets are still being worked on, or nobody has looked at them yet.
  if (isLate && random.chance(0.35)) return steps.slice(0, random.integer(0, steps.length - 1));
  if (random.chance(0.04))
    steps.push([IN_PROGRESS, random.integer(30, 900)], [RESOLVED, random.integer(30, 300)]);
  return steps;
}

/** Invents what happened to a ticket from its creation until now, by the same clocks as those of real tickets. */
export function ticketLife(
  random: SeededRandom,
  time: BusinessTime,
  targets: Targets,
  createdAt: Date,
  now: Date,
): TicketLife {
  let columns: ClockedTicket = {
    created_at: createdAt,
    status: "open",
    stage_entered_at: createdAt,
    first_responded_at: null,
    ...{ first_response_target_minutes: null, resolution_target_minutes: null },
    ...{ resolution_due_at: null, resolution_breaches_at: null, resolved_at: null },
    sla_paused_ms: "0",
    reopen_count: 0,
  };
  const apply = (changes: RecordChanges<"tickets">): void => {
    columns = { ...columns, ...(changes as Partial<ClockedTicket>) };
  };
  apply(settledTargets(time, columns, targets));
  const stages: { stage: number; from: Date; to: Date | null }[] = [
    { stage: NEW!, from: createdAt, to: null },
  ];
  let at = createdAt.getTime();
  for (const [stage, minutes] of stepsOf(random, targets, now.getTime() - at < LATE_MS)) {
    const next = time.add(at, minutes * MINUTE_MS);
    if (next === null || next >= now.getTime()) break;
    at = next;
    const moment = new Date(at);
    if (columns.first_responded_at === null && stage === IN_PROGRESS)
      apply(firstResponse(time, columns, moment));
    apply({ ...clocksAfterMove(time, columns, CATEGORIES[stage]!, moment), stage_entered_at: moment });
    stages.at(-1)!.to = moment;
    stages.push({ stage, from: moment, to: null });
  }
  return { columns, stages, respondedAt: columns.first_responded_at };
}
