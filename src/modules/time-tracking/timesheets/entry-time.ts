import { dayIn, momentOf } from "../../../engine/declare/index.ts";
import {
  type Change,
  fieldLabel,
  fieldMessage,
  MESSAGES,
  message,
  type SettledChange,
} from "../../../engine/work/index.ts";
import { minutesAfter, spanMinutes } from "./span.ts";

const DAY_MINUTES = 1440;
const OF_TIME = ["date", "worked_minutes", "started_at", "ended_at"] as const;

/** Parses a moment, stored or from a request. */
export const momentIn = (value: Date | string | null | undefined): Date | null =>
  value instanceof Date ? value : value ? momentOf(value) : null;

/** Whether the entry is a running timer after the change. */
export const runsAfter = ({ values }: Pick<Change<"timesheets">, "values">): boolean =>
  values.started_at !== null && values.started_at !== undefined && (values.ended_at ?? null) === null;

export const isStoredRunning = ({ stored }: Pick<Change<"timesheets">, "stored">): boolean =>
  stored !== null && stored.worked_minutes === null;

/** What `settleTime` passes on to `checkTime`. */
export interface SettledTime {
  readonly requestedMinutes: number | null | undefined;
}

/**
 * Sets date, minutes and time zone of an entry; with a start and an end they are computed. `timezone` is the employee's
 * current one. Returns null if the time does not change.
 */
export function settleTime(change: Change<"timesheets">, timezone: string): SettledTime | null {
  const { values, stored, sent, unread } = change;
  values.timezone ??= timezone;
  if (OF_TIME.some((name) => unread.has(name))) return null;
  if (stored !== null && !OF_TIME.some((name) => sent.has(name) && change.changes(name))) return null;
  const asked = { requestedMinutes: values.worked_minutes };
  const start = momentIn(values.started_at);
  if (start === null) return asked;
  if (change.changes("started_at")) values.timezone = timezone;
  if (!sent.has("date") || values.date === null) values.date = dayIn(values.timezone, start);
  const end = momentIn(values.ended_at);
  if (end !== null) values.worked_minutes = isSpan(start, end) ? spanMinutes({ start, end }) : null;
  return asked;
}

/** Whether the end is after the start and at most 24 hours later. */
const isSpan = (start: Date, end: Date): boolean => end > start && end <= minutesAfter(start, DAY_MINUTES);

/** Checks the time. Minutes and date that are sent with a start and an end must agree with them. */
export function checkTime(change: SettledChange<"timesheets">, settled: SettledTime | null, now: Date): void {
  if (settled === null) return;
  const start = momentIn(change.values.started_at);
  if (start === null) {
    checkPlain(change);
    return;
  }
  checkMoments(change, start, now);
  checkDate(change, start);
  if (runsAfter(change)) checkRunning(change, start, now);
  else checkMinutes(change, settled);
}

/** Checks an entry without a start: it needs a date and minutes. */
function checkPlain(change: SettledChange<"timesheets">): void {
  const { values, sent } = change;
  if (isStoredRunning(change)) {
    change.fail("started_at", fieldMessage(MESSAGES.required, "started_at"));
    return;
  }
  for (const name of ["date", "worked_minutes"] as const) {
    if (values[name] !== null && values[name] !== undefined) continue;
    const label = fieldLabel(name);
    change.fail(
      name,
      change.kind === "create"
        ? message`The ${label} field is required when started at is not present.`
        : message`The ${label} field is required.`,
    );
  }
  if (values.worked_minutes === 0 && (sent.has("worked_minutes") || change.kind === "create")) {
    change.fail("worked_minutes", "The worked minutes field must be at least 1.");
  }
}

function checkMoments(change: SettledChange<"timesheets">, start: Date, now: Date): void {
  const end = momentIn(change.values.ended_at);
  if (change.changes("started_at") && start > now)
    change.fail("started_at", "The started at field must be a date before or equal to now.");
  if (end === null) return;
  if (change.changes("ended_at") && end > now)
    change.fail("ended_at", "The ended at field must be a date before or equal to now.");
  if (end <= start) change.fail("ended_at", "The ended at field must be a date after started at.");
  else if (end > minutesAfter(start, DAY_MINUTES)) {
    change.fail(
      "ended_at",
      message`The ended at field must be at most ${DAY_MINUTES} minutes after started at.`,
    );
  }
}

/** The date must be the local date of the start. */
function checkDate({ values, sent, fail }: SettledChange<"timesheets">, start: Date): void {
  if (sent.has("date") && values.date !== dayIn(values.timezone!, start))
    fail("date", "The date field must be the local date of started at.");
}

function checkRunning(change: SettledChange<"timesheets">, start: Date, now: Date): void {
  const { values, stored } = change;
  if (stored !== null && !isStoredRunning(change)) {
    change.fail("ended_at", "The ended at field is required when started at is present.");
    return;
  }
  if (values.worked_minutes !== null && values.worked_minutes !== undefined) {
    change.fail("worked_minutes", "The worked minutes field is prohibited while the timer runs.");
  }
  if (change.changes("started_at") && start < minutesAfter(now, -DAY_MINUTES)) {
    change.fail("started_at", "The started at field must be at most 24 hours ago.");
  }
}

/** The minutes must be those between start and end. */
function checkMinutes(change: SettledChange<"timesheets">, { requestedMinutes }: SettledTime): void {
  const minutes = change.values.worked_minutes ?? null;
  if (minutes === null) return;
  const isRequested = change.sent.has("worked_minutes") && requestedMinutes !== null;
  const wasRunning = isStoredRunning(change);
  if (wasRunning && isRequested) {
    change.fail("worked_minutes", "The worked minutes field is prohibited while the timer runs.");
  } else if (isRequested && requestedMinutes !== minutes) {
    change.fail("worked_minutes", "The worked minutes field must match started at and ended at.");
  } else if (minutes === 0 && !wasRunning && change.changes("ended_at")) {
    change.fail("worked_minutes", "The worked minutes field must be at least 1.");
  }
}
