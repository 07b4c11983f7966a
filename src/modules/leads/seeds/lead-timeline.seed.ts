import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { daysLater, type SeededInterval } from "./lead-history.seed.ts";
import { CALLS, EMAILS, MEETINGS, NOTES, TASKS } from "./sales.seed.ts";

type Stored = Values & { readonly id: string };

/** Who works on a lead, and in which stages it was. */
export interface Timeline {
  readonly work: Work;
  readonly random: SeededRandom;
  readonly leadId: string;
  readonly owner: string | null;
  readonly intervals: readonly SeededInterval[];
  readonly stageIds: readonly string[];
}

const EMPTY = {
  ...{ subject: null, body: null, direction: null, duration_minutes: null, outcome: null, due_at: null },
  ...{ completed_at: null, assignee_employee_id: null, changes: null, created_by_user_id: null },
};

/** What the system recorded, and what people logged and planned. */
export function activitiesOf({ work, random, leadId, owner, intervals, stageIds }: Timeline): Stored[] {
  const add = (at: Date, values: Values): Stored => ({
    ...EMPTY,
    id: work.newId(),
    lead_id: leadId,
    occurred_at: at,
    ...{ created_at: at, updated_at: at },
    ...values,
  });
  const activities = intervals.flatMap(({ stage, from, to, exit }) => {
    const end = to ?? work.now;
    const human = daysLater(random, from, random.integer(0, 3));
    const logged = human < end && random.chance(0.7) ? [add(human, loggedBy(random))] : [];
    if (exit === null || to === null) return logged;
    if (exit !== "moved") return [...logged, add(to, { type: exit })];
    const changes = { stage_id: { from: stageIds[stage], to: stageIds[stage + 1] } };
    return [...logged, add(to, { type: "stage_changed", changes })];
  });
  const isOpen = intervals.at(-1)!.exit === null;
  if (!isOpen || !random.chance(0.6)) return activities;
  const due = daysLater(random, work.now, random.integer(-4, 12));
  const task = { type: "task", subject: random.pick(TASKS), due_at: due, assignee_employee_id: owner };
  return [...activities, { ...add(work.now, task), occurred_at: null }];
}

function loggedBy(random: SeededRandom): Values {
  const type = random.pick(["call", "call", "email", "email", "note"] as const);
  if (type === "note") return { type, body: random.pick(NOTES) };
  if (type === "email")
    return { type, subject: random.pick(EMAILS), direction: random.chance(0.7) ? "outbound" : "inbound" };
  return {
    ...{ type, subject: random.pick(CALLS), direction: "outbound", duration_minutes: random.integer(3, 45) },
    outcome: random.pick(["connected", "connected", "left_message", "no_answer"]),
  };
}

/** A meeting in about every third lead that came further than the first stages. */
export function meetingsOf({ work, random, leadId, owner, intervals }: Timeline): Stored[] {
  const third = intervals[2];
  if (!third || owner === null || !random.chance(0.4)) return [];
  const startsAt = daysLater(random, third.from, random.integer(1, 8));
  return [
    {
      id: work.newId(),
      ...{ lead_id: leadId, title: random.pick(MEETINGS), organizer_employee_id: owner },
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + random.pick([30, 60, 90]) * 60_000),
      status: startsAt > work.now ? "scheduled" : random.chance(0.9) ? "held" : "no_show",
    },
  ];
}
