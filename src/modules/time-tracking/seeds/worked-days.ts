import { addDays } from "../../../engine/declare/index.ts";
import { invalidField } from "../../../engine/work/index.ts";
import { slotCount, workableSlots } from "../../leave/index.ts";
import type { Worker } from "./load-workers.ts";

/** A day that one employee worked, to be split into entries. */
export interface WorkedDay {
  readonly worker: Worker;
  readonly day: string;
  readonly entries: number;
}

/** One or two entries a day are realistic; there are more only if there are too few employees and days. */
const USUAL_ENTRIES = 2;
/** An entry has at least five minutes, and a day at most 20 hours. */
const MAX_ENTRIES = 100;

const worksOn = (worker: Worker, day: string): boolean =>
  !worker.leaveDates.has(day) && slotCount(workableSlots(worker.time, day)) > 0;

/**
 * Selects enough days for a number of entries: the working days of all employees, back from the last day. Returns the
 * oldest first. @throws 422 if there are not enough working days
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
  if (perDay > MAX_ENTRIES || (entries > 0 && found.length === 0)) {
    throw invalidField(
      "timesheets",
      `The employees worked ${found.length} days, into which ${entries} entries do not fit. Seed more employees first.`,
    );
  }
  // The remainder is spread over the latest days.
  const extra = entries - perDay * found.length;
  return found
    .map((one, index) => ({ ...one, entries: perDay + (index < extra ? 1 : 0) }))
    .filter((one) => one.entries > 0)
    .toReversed();
}
