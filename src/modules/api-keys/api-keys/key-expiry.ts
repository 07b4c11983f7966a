import { momentOf, momentOnTheWire } from "../../../engine/declare/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";

const DAY_MS = 86_400_000;

export interface ExpiryRule {
  readonly now: Date;
  /** When the key was created or last regenerated. */
  readonly since: Date;
  /** The maximum lifetime in days; null: unlimited. */
  readonly longest: number | null;
}

/** A stored date-time, or one from a request. */
const asMoment = (value: unknown): Date => (value instanceof Date ? value : momentOf(String(value)));

/**
 * Returns what is wrong with an expiry, as a message for `expires_at`, or null. It must be in the future. If the
 * workspace limits the lifetime of keys, it is required and must be within the limit.
 */
export function expiryProblem(expires: unknown, { now, since, longest }: ExpiryRule): Text | null {
  if (expires === null || expires === undefined)
    return longest === null ? null : "The expires at field is required.";
  const moment = asMoment(expires);
  if (moment <= now) return "The expires at field must be a date after now.";
  const limit = longest === null ? null : new Date(since.getTime() + longest * DAY_MS);
  if (limit === null || moment <= limit) return null;
  return message`The expires at field must be a date before or equal to ${momentOnTheWire(limit)}.`;
}
