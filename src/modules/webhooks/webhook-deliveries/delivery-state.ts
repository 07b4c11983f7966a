import { nextAttempt } from "../../../platform/network/attempt-schedule.ts";
import type { Attempt } from "../sending/attempt.ts";

export type DeliveryStatus = "pending" | "succeeded" | "failed" | "cancelled";

/** The part of a delivery that determines its next state. */
export interface DeliveryState {
  readonly status: DeliveryStatus;
  readonly next_attempt_at: Date | null;
  /** The maximum number of attempts in the current pass through the schedule, and the number made so far. */
  readonly run_limit: number;
  readonly run_attempts: number;
}

export const isSuccess = ({ status }: Pick<Attempt, "status">): boolean =>
  status !== null && status >= 200 && status < 300;

const GONE = 410;

/** Whether the receiver responded that it is gone for good (410). */
export const isGone = ({ status }: Pick<Attempt, "status">): boolean => status === GONE;

/**
 * The state of a delivery after an attempt that started while it was pending. If it was cancelled meanwhile, a message
 * that was accepted still counts as delivered, and otherwise it is not retried.
 * @param endedAt when the response arrived, from which the next delay is counted
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
