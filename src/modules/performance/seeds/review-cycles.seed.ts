import { addDays } from "../../../engine/declare/index.ts";

/** A half-year about which everybody is reviewed. Days are `YYYY-MM-DD`. */
export interface SeededCycle {
  /** `2026 H1`. */
  readonly name: string;
  readonly period_start: string;
  readonly period_end: string;
  readonly started_on: string;
  readonly due_date: string;
  readonly isRunning: boolean;
}

/** The running cycle began so many days ago. */
const DAYS_RUNNING = 12;
/** A half-year is reviewed until so many days after its end. */
const DAYS_TO_REVIEW = 120;
const DAYS_TO_RESPOND = 21;

type Half = Pick<SeededCycle, "name" | "period_start" | "period_end">;

function halfOf(day: string): Half {
  const year = day.slice(0, 4);
  return day.slice(5) < "07-01"
    ? { name: `${year} H1`, period_start: `${year}-01-01`, period_end: `${year}-06-30` }
    : { name: `${year} H2`, period_start: `${year}-07-01`, period_end: `${year}-12-31` };
}

function finished(half: Half): SeededCycle {
  const started_on = addDays(half.period_end, 6);
  return { ...half, started_on, due_date: addDays(started_on, DAYS_TO_RESPOND), isRunning: false };
}

/** Two finished cycles and the running one, the earliest first. */
export function cyclesUntil(today: string): readonly SeededCycle[] {
  const running = halfOf(addDays(today, -DAYS_TO_REVIEW));
  const before = halfOf(addDays(running.period_start, -1));
  const earlier = halfOf(addDays(before.period_start, -1));
  const started_on = addDays(today, -DAYS_RUNNING);
  const due_date = addDays(started_on, DAYS_TO_RESPOND);
  return [finished(earlier), finished(before), { ...running, started_on, due_date, isRunning: true }];
}
