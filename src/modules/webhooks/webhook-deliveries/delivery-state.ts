import type { Attempt } from "../sending/attempt.ts";
import { nextAttempt } from "../sending/attempt-schedule.ts";

export type DeliveryStatus = "pending" | "succeeded" | "failed" | "cancelled";

/** What of a delivery decides how it goes on. */
export interface DeliveryState {
  readonly status: DeliveryStatus;
  readonly next_attempt_at: Date | null;
  /** Attempts that the present run through the schedule may have, and has had. */
  readonly run_limit: number;
  readonly run_attempts: number;
}

export const isSuccess = ({ status }: Pick<Attempt, "status">): boolean =>
  status !== null && status >= 200 && status < 300;

const GONE = 410;

/** The receiver says that it will never take anything again. */
export const isGone = ({ status }: Pick<Attempt, "status">): boolean => status === GONE;

/**
 * How a delivery goes on after an attempt that began while it was pending. It may have been cancelled in the meantime: a
 * message that was taken all the same is delivered, otherwise nothing more is tried.
 * @param endedAt when the response was there, from which the next wait counts
 */
export function afterAttempt(
  state: DeliveryState,
  attempt: Attempt,
  endedAt: Date,
  random: number,
): DeliveryState {
  const run_attempts = state.run_attempts + 1;
  if (isSuccess(attempt)) return { ...state, status: "succeeded", next_attempt_at: null, run_attempts };
  if (state.status !== "pending") return { ...state, run_attempts };
  const { status, retryAfter } = attempt;
  const failed = { made: run_attempts, status, retryAfter, at: endedAt, random };
  const next = isGone(attempt) ? null : nextAttempt(failed, state.run_limit);
  return { ...state, status: next === null ? "failed" : "pending", next_attempt_at: next, run_attempts };
}
