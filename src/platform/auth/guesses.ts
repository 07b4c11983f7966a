import { ApiError } from "../../engine/errors/api-error.ts";
import type { RateLimitDecision, RateLimitWindow } from "../rate-limit/rate-limiter.ts";

const MAX_GUESSES = 10;
const WINDOW_MS = 15 * 60_000;

/**
 * The limit of wrong guesses for one target, such as `sign-in:<workspace>:<email>`: ten within 15 minutes, from any
 * callers, block it until 15 minutes after the tenth.
 */
export const guessesAt = (thing: string): RateLimitWindow[] => [
  { policy: "guesses", key: thing, limit: MAX_GUESSES, windowMs: WINDOW_MS, lockout: true },
];

/** @throws 429 with the end of the block */
export function refuseGuessing(decision: RateLimitDecision): void {
  if (decision.allowed) return;
  throw new ApiError("too-many-requests", "Too Many Requests.", {
    headers: { "Retry-After": String(decision.retryAfterSeconds) },
  });
}
