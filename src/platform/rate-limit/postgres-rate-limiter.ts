import type { Pool } from "pg";
import {
  decide,
  type RateLimitDecision,
  type RateLimiter,
  type RateLimitWindow,
  requireOwnKeys,
  type WindowReading,
} from "./rate-limiter.ts";

/** How often, by each process, rows whose window has passed are deleted. */
const sweepEveryMs = 60_000;
/** A row is kept so long past its window, for hosts whose clocks are behind. */
const skewMs = 60_000;

const question = `select used, open, wait_ms from take_rate_limits($1, $2, $3, $4, $5, $6)`;
// Never waits for a row that is being counted up, and so can take part in no deadlock.
const sweep = `
  delete from rate_limit_windows where key in
    (select key from rate_limit_windows where idle_from_ms <= $1 for update skip locked)`;

/**
 * Counts in the table `rate_limit_windows`, for all processes that serve from one database, in one round trip. The
 * function `take_rate_limits` holds a lock for each key while it counts, so that requests at the same moment on
 * different hosts are exact as well. The table is unlogged: after a crash of the server it is empty, and counting
 * begins again.
 */
export function postgresRateLimiter(pool: Pool): RateLimiter {
  let sweptAtMs = Number.NEGATIVE_INFINITY;

  async function ask(
    windows: readonly RateLimitWindow[],
    nowMs: number,
    counting: boolean,
  ): Promise<RateLimitDecision> {
    if (windows.length === 0) return decide([], []);
    const { rows } = await pool.query<{ used: number; open: boolean; wait_ms: string }>({
      name: "take_rate_limits",
      text: question,
      values: [
        windows.map((window) => window.key),
        windows.map((window) => window.limit),
        windows.map((window) => window.windowMs),
        windows.map((window) => window.lockout === true),
        nowMs,
        counting,
      ],
    });
    const readings = rows.map(({ used, open, wait_ms }): WindowReading => {
      return { used, open, waitMs: Number(wait_ms) };
    });
    return decide(windows, readings);
  }

  return {
    async take(windows, now) {
      requireOwnKeys(windows);
      const nowMs = now.getTime();
      if (Math.abs(nowMs - sweptAtMs) >= sweepEveryMs) {
        sweptAtMs = nowMs;
        await pool.query(sweep, [nowMs - skewMs]);
      }
      return ask(windows, nowMs, true);
    },
    async peek(windows, now) {
      return ask(windows, now.getTime(), false);
    },
  };
}
