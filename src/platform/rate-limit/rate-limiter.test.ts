import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/support/database.ts";
import { createPool } from "../database/pool.ts";
import { memoryRateLimiter } from "./memory-rate-limiter.ts";
import { postgresRateLimiter } from "./postgres-rate-limiter.ts";
import type { RateLimiter, RateLimitWindow } from "./rate-limiter.ts";

const start = Date.parse("2026-07-14T10:00:00Z");
const at = (seconds: number) => new Date(start + seconds * 1000);

let keys = 0;

function perMinute(limit: number, more: Partial<RateLimitWindow> = {}): RateLimitWindow {
  keys += 1;
  return { policy: "key", key: `key:${keys}`, limit, windowMs: 60_000, ...more };
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

describe.each<[string, () => RateLimiter]>([
  ["memoryRateLimiter", () => memoryRateLimiter()],
  ["postgresRateLimiter", () => postgresRateLimiter(pool)],
])("%s", (_, limiterOf) => {
  it("allows the limit, refuses the next, and says how long to wait", async () => {
    const limiter = limiterOf();
    const window = perMinute(2);
    expect(await limiter.take([window], at(0))).toEqual({
      allowed: true,
      windows: [{ policy: "key", limit: 2, windowSeconds: 60, remaining: 1, resetSeconds: 60 }],
      tightest: { policy: "key", limit: 2, windowSeconds: 60, remaining: 1, resetSeconds: 60 },
      retryAfterSeconds: 0,
    });
    expect(await limiter.take([window], at(30.5))).toMatchObject({
      allowed: true,
      tightest: { remaining: 0, resetSeconds: 30 },
    });
    expect(await limiter.take([window], at(59.999))).toMatchObject({
      allowed: false,
      tightest: { remaining: 0, resetSeconds: 1 },
      retryAfterSeconds: 1,
    });
    expect(await limiter.take([window], at(60))).toMatchObject({
      allowed: true,
      tightest: { remaining: 0 },
    });
    expect(await limiter.take([window], at(60))).toMatchObject({ allowed: false, retryAfterSeconds: 31 });
  });

  it("does not count what it refuses", async () => {
    const limiter = limiterOf();
    const window = perMinute(1);
    await limiter.take([window], at(0));
    for (const seconds of [10, 20, 30, 59]) {
      expect((await limiter.take([window], at(seconds))).allowed).toBe(false);
    }
    expect((await limiter.take([window], at(60))).allowed).toBe(true);
  });

  it("counts in all windows or in none", async () => {
    const limiter = limiterOf();
    const user = perMinute(3, { policy: "user" });
    const [first, second] = [perMinute(2), perMinute(2)];
    await limiter.take([first, user], at(0));
    await limiter.take([first, user], at(1));
    const refused = await limiter.take([first, user], at(2));
    expect(refused.windows.map((state) => state.remaining)).toEqual([0, 1]);
    expect(refused.retryAfterSeconds).toBe(58);
    const last = await limiter.take([second, user], at(3));
    expect(last.windows.map((state) => state.remaining)).toEqual([1, 0]);
    expect(last.tightest?.policy).toBe("user");
    const byUser = await limiter.take([second, user], at(4));
    expect(byUser).toMatchObject({ allowed: false, retryAfterSeconds: 56, tightest: { policy: "user" } });
    expect((await limiter.peek([second], at(4))).tightest?.remaining).toBe(1);
  });

  it("waits for the last of several closed windows", async () => {
    const limiter = limiterOf();
    const [minute, hour] = [perMinute(1), perMinute(1, { policy: "hour", windowMs: 3_600_000 })];
    await limiter.take([minute, hour], at(0));
    const refused = await limiter.take([minute, hour], at(10));
    expect(refused).toMatchObject({
      retryAfterSeconds: 3590,
      tightest: { policy: "hour", resetSeconds: 3590 },
    });
  });

  it("peeks without counting", async () => {
    const limiter = limiterOf();
    const window = perMinute(1);
    for (let i = 0; i < 3; i += 1) {
      const fresh = await limiter.peek([window], at(i));
      expect(fresh).toMatchObject({ allowed: true, tightest: { remaining: 1, resetSeconds: 60 } });
    }
    await limiter.take([window], at(3));
    expect(await limiter.peek([window], at(4))).toMatchObject({ allowed: false, retryAfterSeconds: 59 });
  });

  it("locks out until a whole window after the last one counted", async () => {
    const limiter = limiterOf();
    const signIn = perMinute(3, { policy: "sign-in", windowMs: 900_000, lockout: true });
    await limiter.take([signIn], at(0));
    await limiter.take([signIn], at(890));
    expect(await limiter.take([signIn], at(899))).toMatchObject({
      allowed: true,
      tightest: { resetSeconds: 900 },
    });
    expect(await limiter.peek([signIn], at(901))).toMatchObject({ allowed: false, retryAfterSeconds: 898 });
    expect((await limiter.take([signIn], at(1798.999))).allowed).toBe(false);
    expect(await limiter.take([signIn], at(1799))).toMatchObject({
      allowed: true,
      tightest: { remaining: 2 },
    });
  });

  it("lets older ones expire while a lockout is not reached", async () => {
    const limiter = limiterOf();
    const signIn = perMinute(3, { lockout: true });
    for (const seconds of [0, 40, 70]) await limiter.take([signIn], at(seconds));
    expect((await limiter.peek([signIn], at(70))).tightest).toMatchObject({
      remaining: 1,
      resetSeconds: 30,
    });
  });

  it("keeps counting when the clock is set back a little, and starts again when it is set back by more", async () => {
    const limiter = limiterOf();
    const window = perMinute(2);
    await limiter.take([window], at(100));
    expect((await limiter.take([window], at(70))).tightest).toMatchObject({
      remaining: 0,
      resetSeconds: 90,
    });
    expect((await limiter.take([window], at(99))).allowed).toBe(false);
    expect((await limiter.take([window], at(39))).tightest).toMatchObject({
      remaining: 1,
      resetSeconds: 60,
    });
  });

  it("applies a limit that was lowered or raised", async () => {
    const limiter = limiterOf();
    const window = perMinute(4);
    for (const seconds of [0, 1, 2, 3]) await limiter.take([window], at(seconds));
    const lowered = { ...window, limit: 2 };
    expect(await limiter.take([lowered], at(10))).toMatchObject({ allowed: false, retryAfterSeconds: 52 });
    expect((await limiter.take([{ ...window, limit: 5 }], at(10))).allowed).toBe(true);
  });

  it("allows a request without windows, and refuses two windows with the same key", async () => {
    const limiter = limiterOf();
    const nothing = { allowed: true, windows: [], tightest: null, retryAfterSeconds: 0 };
    expect(await limiter.take([], at(0))).toEqual(nothing);
    expect(await limiter.peek([], at(0))).toEqual(nothing);
    const window = perMinute(1);
    await expect(limiter.take([window, { ...window, windowMs: 1000 }], at(0))).rejects.toThrow(RangeError);
  });
});
