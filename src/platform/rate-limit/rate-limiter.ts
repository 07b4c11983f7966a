/** A limit on how often something may happen, counted under one key. */
export interface RateLimitWindow {
  /** The name of the window in headers: lower-case letters and hyphens. */
  policy: string;
  /** What is counted, unique in the installation and different for every window: `key:01J…`, `address:192.0.2.7`. */
  key: string;
  /** At least 1. For a limit that is disabled, omit the window. */
  limit: number;
  /** The length in milliseconds. */
  windowMs: number;
  /**
   * If set, a window that has reached its limit stays closed until `windowMs` after the last counted request, instead
   * of opening again when the first one is older than that.
   */
  lockout?: boolean;
}

/** The state of one window after the decision. */
export interface WindowState {
  policy: string;
  limit: number;
  windowSeconds: number;
  remaining: number;
  /** Whole seconds, at least 1, until more requests are available; the length of the window if nothing is counted. */
  resetSeconds: number;
}

export interface RateLimitDecision {
  allowed: boolean;
  /** The states of the given windows, in the same order. */
  windows: WindowState[];
  /**
   * The window with the fewest remaining requests or, if several have as few, the one that takes longest; null without
   * windows.
   */
  tightest: WindowState | null;
  /** Whole seconds, at least 1, until every closed window is open again; 0 when allowed. */
  retryAfterSeconds: number;
}

/**
 * Counts in exact sliding windows: no span of `windowMs` contains more than `limit` requests. For requests, call `take`
 * before the work. For refused credentials, call `peek` before the check and `take` if they were wrong; if that `take`
 * is not allowed, others were wrong concurrently, and the response is 429 as well.
 */
export interface RateLimiter {
  /** Counts one request in every window if all of them are open, otherwise in none. */
  take(windows: readonly RateLimitWindow[], now: Date): Promise<RateLimitDecision>;
  /** Returns what `take` would return, without counting. */
  peek(windows: readonly RateLimitWindow[], now: Date): Promise<RateLimitDecision>;
}

/** The state of one window in an implementation. */
export interface WindowReading {
  /** The number of counted requests in the window, including the current one. */
  used: number;
  /** Whether the window had room. */
  open: boolean;
  /** Milliseconds until more requests are available. */
  waitMs: number;
}

/** The decision for the given states, in the order of the windows. */
export function decide(
  windows: readonly RateLimitWindow[],
  readings: readonly WindowReading[],
): RateLimitDecision {
  const states = windows.map(({ policy, limit, windowMs }, index) => ({
    policy,
    limit,
    windowSeconds: wholeSeconds(windowMs),
    remaining: Math.max(0, limit - readings[index]!.used),
    resetSeconds: wholeSeconds(readings[index]!.waitMs),
  }));
  const closed = states.filter((_, index) => !readings[index]!.open);
  const byTightness = states.toSorted((a, b) => a.remaining - b.remaining || b.resetSeconds - a.resetSeconds);
  return {
    allowed: closed.length === 0,
    windows: states,
    tightest: byTightness[0] ?? null,
    retryAfterSeconds: Math.max(0, ...closed.map((state) => state.resetSeconds)),
  };
}

/** @throws Error if two windows have the same key, because they would be counted as one */
export function requireOwnKeys(windows: readonly RateLimitWindow[]): void {
  const keys = new Set(windows.map((window) => window.key));
  if (keys.size < windows.length)
    throw new RangeError(`Every rate limit window needs its own key: ${[...keys]}.`);
}

function wholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
