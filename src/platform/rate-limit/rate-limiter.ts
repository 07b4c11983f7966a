/** A limit on how often something may happen, counted under one key. */
export interface RateLimitWindow {
  /** The name under which headers report the window: lower-case letters and hyphens. */
  policy: string;
  /** Who is counted, unique in the installation and different for every window: `key:01J…`, `address:192.0.2.7`. */
  key: string;
  /** At least 1. A limit that is switched off is a window left out. */
  limit: number;
  /** Length in milliseconds. */
  windowMs: number;
  /**
   * On: once the limit is reached the window stays closed until `windowMs` after the last counted one, instead of
   * opening again as soon as the first counted one is older than that.
   */
  lockout?: boolean;
}

/** One window, after the decision. */
export interface WindowState {
  policy: string;
  limit: number;
  windowSeconds: number;
  remaining: number;
  /** Whole seconds, at least 1, until more is available than now; the whole window when nothing is counted. */
  resetSeconds: number;
}

export interface RateLimitDecision {
  allowed: boolean;
  /** Every window asked for, in the order of the question. */
  windows: WindowState[];
  /** The window with the least remaining, of equals the one that takes longest; null when none was requested. */
  tightest: WindowState | null;
  /** Whole seconds, at least 1, until every closed window is open again; 0 when allowed. */
  retryAfterSeconds: number;
}

/**
 * Counts in exact sliding windows: in no span of `windowMs` are more than `limit` counted, wherever it begins.
 *
 * Requests: `take` before the work. Refused credentials: `peek` before they are checked, `take` once they proved
 * wrong; when that `take` is not allowed, others were wrong at the same time, and the response is 429 as well.
 */
export interface RateLimiter {
  /** Counts one in every window when all of them are open, otherwise in none. */
  take(windows: readonly RateLimitWindow[], now: Date): Promise<RateLimitDecision>;
  /** What `take` would return, with nothing counted. */
  peek(windows: readonly RateLimitWindow[], now: Date): Promise<RateLimitDecision>;
}

/** The state of one window as an implementation reads it. */
export interface WindowReading {
  /** How many are counted in the window, the one just taken included. */
  used: number;
  /** Whether the window had room. */
  open: boolean;
  /** Milliseconds until more is available. */
  waitMs: number;
}

/** The decision that follows from the readings, which are in the order of the windows. */
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

/** Throws when two windows share a key: they would be counted as one. */
export function requireOwnKeys(windows: readonly RateLimitWindow[]): void {
  const keys = new Set(windows.map((window) => window.key));
  if (keys.size < windows.length)
    throw new RangeError(`Every rate limit window needs its own key: ${[...keys]}.`);
}

function wholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
