import type { SeededRandom } from "../../../platform/random/seeded-random.ts";

/** An invented entry of one day. */
export interface InventedEntry {
  readonly projectId: string | null;
  readonly taskId: string | null;
  readonly minutes: number;
  readonly isBillable: boolean;
  readonly description: string | null;
  /** The start in minutes after midnight; null if the entry has only minutes. */
  readonly startsAt: number | null;
}

/** A project on which an employee can log time, with its open tasks. */
export interface OpenProject {
  readonly id: string;
  readonly isBillable: boolean;
  readonly tasks: readonly { readonly id: string; readonly isBillable: boolean }[];
}

/** The input for inventing one employee's day. */
export interface InventedDay {
  /** The projects with an assignment that covers the day. */
  readonly projects: readonly OpenProject[];
  /** The number of entries. */
  readonly entries: number;
  /** The employee's expected minutes. */
  readonly usualMinutes: number;
  /** Whether the entries have a start and an end. */
  readonly usesTimer: boolean;
}

const DESCRIPTIONS = [
  "Weekly meeting",
  "Reviewing the latest changes",
  "Preparing the presentation for the client",
  "Fixing bugs that testing found",
  "Writing the specification",
  "User interviews",
  "Call with the client",
  "Planning the next weeks",
  "Documentation",
  "Phone support",
  "Designing the new screens",
  "Investigating an incident",
];

const MAX_MINUTES = 1_200;
/** The most minutes that entries with a start can have, so that they end before midnight. */
const MAX_CLOCKED_MINUTES = 660;
const STEP = 15;
const SHORTEST = 5;
const NINE = 9 * 60;
const NOON = 12 * 60;

/** Invents the entries of a day: at most 1,200 minutes, and one after the other if they have a start. */
export function inventDay(day: InventedDay, random: SeededRandom): InventedEntry[] {
  const pieces = splitDay(day, random);
  const isByTheClock =
    day.usesTimer && pieces.reduce((sum, minutes) => sum + minutes, 0) <= MAX_CLOCKED_MINUTES;
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
  const total = Math.min(MAX_MINUTES, Math.max(wanted, entries * SHORTEST));
  // Starts with even shares, of which each then takes some minutes from the next.
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
