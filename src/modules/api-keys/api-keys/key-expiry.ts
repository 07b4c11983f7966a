import { momentOf, momentOnTheWire } from "../../../engine/declare/index.ts";

const DAY_MS = 86_400_000;

export interface ExpiryRule {
  readonly now: Date;
  /** When the key was made, or made again. */
  readonly since: Date;
  /** Days that a key may live at most; null: for ever. */
  readonly longest: number | null;
}

/** A stored moment, or one as a request's date-time is read. */
const asMoment = (value: unknown): Date => (value instanceof Date ? value : momentOf(String(value)));

/**
 * What is wrong with the moment at which a key shall expire, as a message for `expires_at`, or null: it lies in the
 * future and, where the workspace limits the life of keys, it is given and not too far away.
 */
export function expiryProblem(expires: unknown, { now, since, longest }: ExpiryRule): string | null {
  if (expires === null || expires === undefined)
    return longest === null ? null : "The expires at field is required.";
  const moment = asMoment(expires);
  if (moment <= now) return "The expires at field must be a date after now.";
  const limit = longest === null ? null : new Date(since.getTime() + longest * DAY_MS);
  if (limit === null || moment <= limit) return null;
  return `The expires at field must be a date before or equal to ${momentOnTheWire(limit)}.`;
}
