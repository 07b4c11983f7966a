import fc from "fast-check";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/support/database.ts";
import { createPool } from "../database/pool.ts";
import { memoryRateLimiter } from "./memory-rate-limiter.ts";
import { postgresRateLimiter } from "./postgres-rate-limiter.ts";
import type { RateLimiter, RateLimitWindow } from "./rate-limiter.ts";

const start = Date.parse("2026-07-14T10:00:00Z");

let keys = 0;

function window(limit: number, more: Partial<RateLimitWindow> = {}): RateLimitWindow {
  keys += 1;
  return { policy: "key", key: `key:${keys}`, limit, windowMs: 1000, ...more };
}

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe.each<[string, () => RateLimiter, number]>([
  ["memoryRateLimiter", () => memoryRateLimiter(), 500],
  ["postgresRateLimiter", () => postgresRateLimiter(pool), 40],
])("%s", (_, limiterOf, numRuns) => {
  it("agrees with a simple count on any history", async () => {
    const step = fc.record({
      afterMs: fc.oneof(fc.nat(400), fc.constantFrom(0, 999, 1000, 1001)),
      // Which of three windows are requested, at least one.
      requested: fc.constantFrom([0], [1], [2], [0, 1], [1, 0], [0, 2], [0, 1, 2]),
    });
    const limits = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), fc.boolean());
    await fc.assert(
      fc.asyncProperty(limits, fc.array(step, { maxLength: 25 }), async ([first, second, lockout], steps) => {
        const limiter = limiterOf();
        const windows = [window(first), window(second, { windowMs: 1500 }), window(2, { lockout })];
        const byHand = windows.map((window) => new CountedByHand(window));
        let now = start;
        for (const { afterMs, requested } of steps) {
          now += afterMs;
          const allowed = requested.every((index) => byHand[index]!.hasRoom(now));
          if (allowed) for (const index of requested) byHand[index]!.moments.push(now);
          const decision = await limiter.take(
            requested.map((index) => windows[index]!),
            new Date(now),
          );
          expect(decision.allowed).toBe(allowed);
          expect(decision.windows.map((state) => state.remaining)).toEqual(
            requested.map((index) => byHand[index]!.remaining(now)),
          );
        }
        for (const counted of byHand)
          expect(counted.mostInAnyWindow()).toBeLessThanOrEqual(counted.window.limit);
      }),
      { numRuns },
    );
  });
});

/** A reference implementation that stores all times and scans them each time. */
class CountedByHand {
  readonly window: RateLimitWindow;
  readonly moments: number[] = [];

  constructor(window: RateLimitWindow) {
    this.window = window;
  }

  remaining(now: number): number {
    if (this.#lockedUntil(now) > now) return 0;
    return this.window.limit - this.moments.filter((moment) => moment > now - this.window.windowMs).length;
  }

  hasRoom(now: number): boolean {
    return this.remaining(now) > 0;
  }

  mostInAnyWindow(): number {
    const { windowMs } = this.window;
    const inWindowFrom = (from: number) =>
      this.moments.filter((m) => m >= from && m < from + windowMs).length;
    return Math.max(0, ...this.moments.map(inWindowFrom));
  }

  #lockedUntil(now: number): number {
    const { limit, windowMs, lockout } = this.window;
    if (!lockout) return now;
    // Any time that was the limit-th within one window closed it for the length of a window.
    const closing = this.moments.filter((moment, index) => {
      return index >= limit - 1 && this.moments[index - limit + 1]! > moment - windowMs;
    });
    return Math.max(now, ...closing.map((moment) => moment + windowMs));
  }
}
