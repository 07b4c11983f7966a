import type { Pool } from "pg";
import {
  decide,
  type RateLimitDecision,
  type RateLimiter,
  type RateLimitWindow,
  requireOwnKeys,
  type WindowReading,
} from "./rate-limiter.ts";

/** The interval at which each process deletes expired rows, in milliseconds. */
const sweepEveryMs = 60_000;
/** How long an expired row is kept, for hosts whose clocks are behind, in milliseconds. */
const skewMs = 60_000;

const question = `select used, open, wait_ms from take_rate_limits($1, $2, $3, $4, $5, $6)`;
// This never waits for a row that is being updated, so it cannot be part of a deadlock.
const sweep = `
  delete from rate_limit_windows where key in
    (select key from rate_limit_windows where idle_from_ms <= $1 for update skip locked)`;

/**
 * Counts in the table `rate_limit_windows`, for all processes that use the same database, in one round trip. The
 * function `take_rate_limits` locks each key while it counts, so that concurrent requests on different hosts are
 * counted exactly. The table is unlogged: after a crash of the database server it is empty, and counting starts again.
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
