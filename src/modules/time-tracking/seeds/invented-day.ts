import type { SeededRandom } from "../../../platform/random/seeded-random.ts";

/** One piece of work of a day. */
export interface InventedEntry {
  readonly projectId: string | null;
  readonly taskId: string | null;
  readonly minutes: number;
  readonly isBillable: boolean;
  readonly description: string | null;
  /** Minutes after midnight, where the clock was stored; null: only the minutes were written down. */
  readonly startsAt: number | null;
}

/** A project that somebody may log time on, with its open tasks. */
export interface OpenProject {
  readonly id: string;
  readonly isBillable: boolean;
  readonly tasks: readonly { readonly id: string; readonly isBillable: boolean }[];
}

/** How somebody works on a day. */
export interface InventedDay {
  /** Those with an assignment that covers the day. */
  readonly projects: readonly OpenProject[];
  /** Into how many entries the day is split. */
  readonly entries: number;
  /** Minutes that a day should have. */
  readonly usualMinutes: number;
  /** Whether the clock is kept. */
  readonly usesTimer: boolean;
}

const DESCRIPTIONS = [
  "Weekly meeting",
  "Review of the latest changes",
  "Preparing the presentation for the client",
  "Fixing what testers found",
  "Writing the specification",
  "Interview with users",
  "Call with the client",
  "Planning of the next weeks",
  "Documentation",
  "Support by telephone",
  "Design of the new screens",
  "Looking for the cause of a failure",
];

const MOST_MINUTES = 1_200;
/** What fits between the morning and midnight. */
const MOST_BY_THE_CLOCK = 660;
const STEP = 15;
const SHORTEST = 5;
const NINE = 9 * 60;
const NOON = 12 * 60;

/** Work that fills a day: at most 1,200 minutes, its pieces one after the other where the clock is kept. */
export function inventDay(day: InventedDay, random: SeededRandom): InventedEntry[] {
  const pieces = splitDay(day, random);
  const isByTheClock =
    day.usesTimer && pieces.reduce((sum, minutes) => sum + minutes, 0) <= MOST_BY_THE_CLOCK;
  let clock = NINE + random.integer(-2, 2) * STEP;
  return pieces.map((minutes) => {
    if (clock >= NOON && clock < NOON + 45) clock = NOON + 45;
    const startsAt = clock;
    clock += minutes;
    return { ...workOn(day.projects, random), minutes, startsAt: isByTheClock ? startsAt : null };
  });
}

function splitDay({ entries, usualMinutes }: InventedDay, random: SeededRandom): number[] {
  const wanted =
    usualMinutes === 0 ? random.integer(4, 12) * STEP : usualMinutes + random.integer(-4, 4) * STEP;
  const total = Math.min(MOST_MINUTES, Math.max(wanted, entries * SHORTEST));
  // Even shares, of which each may take some from the next.
  const share = Math.floor(total / entries);
  const pieces = Array.from({ length: entries }, () => share);
  for (let at = 0; at + 1 < entries; at++) {
    const most = Math.floor((share - SHORTEST) / SHORTEST);
    const moved = most > 0 ? random.integer(0, most) * SHORTEST : 0;
    if (pieces[at + 1]! - moved < SHORTEST) continue;
    pieces[at] = pieces[at]! + moved;
    pieces[at + 1] = pieces[at + 1]! - moved;
  }
  return pieces;
}

function workOn(
  projects: readonly OpenProject[],
  random: SeededRandom,
): Omit<InventedEntry, "minutes" | "startsAt"> {
  const description = random.chance(0.6) ? random.pick(DESCRIPTIONS) : null;
  if (projects.length === 0 || random.chance(0.15)) {
    return { projectId: null, taskId: null, isBillable: false, description };
  }
  const project = random.pick(projects);
  const task = project.tasks.length > 0 && random.chance(0.8) ? random.pick(project.tasks) : null;
  const isBillable = project.isBillable && (task?.isBillable ?? true) && random.chance(0.95);
  return { projectId: project.id, taskId: task?.id ?? null, isBillable, description };
}
