import { addDays } from "../../../engine/declare/index.ts";
import { invalidField } from "../../../engine/work/index.ts";
import { slotCount, workableSlots } from "../../leave/index.ts";
import type { Worker } from "./load-workers.ts";

/** One person's work on one day, to be split into entries. */
export interface WorkedDay {
  readonly worker: Worker;
  readonly day: string;
  readonly entries: number;
}

/** An entry or two a day are believable; more only where people and days are too few. */
const USUAL_ENTRIES = 2;
/** Each is at least five minutes of at most 20 hours. */
const MOST_ENTRIES = 100;

const worksOn = (worker: Worker, day: string): boolean =>
  !worker.leaveDates.has(day) && slotCount(workableSlots(worker.time, day)) > 0;

/**
 * Which days make up so many entries: everybody's working days from the last one back, until there are enough. The
 * oldest come first. @throws 422 when people have not worked long enough.
 */
export function workedDays(workers: readonly Worker[], lastDay: string, entries: number): WorkedDay[] {
  const firstDay = workers.reduce(
    (first, { time }) => (time.firstDay < first ? time.firstDay : first),
    lastDay,
  );
  const found: { worker: Worker; day: string }[] = [];
  const wanted = Math.ceil(entries / USUAL_ENTRIES);
  for (let day = lastDay; day >= firstDay && found.length < wanted; day = addDays(day, -1)) {
    for (const worker of workers) {
      if (found.length < wanted && worksOn(worker, day)) found.push({ worker, day });
    }
  }
  const perDay = Math.floor(entries / Math.max(1, found.length));
  if (perDay > MOST_ENTRIES || (entries > 0 && found.length === 0)) {
    throw invalidField(
      "timesheets",
      `The employees worked ${found.length} days, into which ${entries} entries do not fit. Seed more employees first.`,
    );
  }
  // What is left over goes one each to the latest days.
  const extra = entries - perDay * found.length;
  return found
    .map((one, index) => ({ ...one, entries: perDay + (index < extra ? 1 : 0) }))
    .filter((one) => one.entries > 0)
    .toReversed();
}
