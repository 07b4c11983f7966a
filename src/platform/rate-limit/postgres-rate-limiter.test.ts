import type { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/support/database.ts";
import { createPool } from "../database/pool.ts";
import { postgresRateLimiter } from "./postgres-rate-limiter.ts";

const at = (seconds: number) => new Date(Date.parse("2026-07-14T10:00:00Z") + seconds * 1000);
const window = (key: string, limit: number) => ({ policy: "key", key, limit, windowMs: 60_000 });

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

it("is exact when many processes count concurrently", async () => {
  const hosts = [postgresRateLimiter(pool), postgresRateLimiter(pool)];
  const [key, user] = [window("key:crowd", 50), window("user:crowd", 30)];
  // The order of the windows differs, so locks taken in that order would deadlock.
  const questions = Array.from({ length: 100 }, (_, i) =>
    hosts[i % 2]!.take(i % 3 ? [key, user] : [user, key], at(0)),
  );
  const decisions = await Promise.all(questions);
  expect(decisions.filter((decision) => decision.allowed)).toHaveLength(30);
  const after = await hosts[0]!.peek([key, user], at(0));
  expect(after.windows.map((state) => state.remaining)).toEqual([20, 0]);
});

it("counts for all processes together", async () => {
  const shared = window("key:shared", 2);
  await postgresRateLimiter(pool).take([shared], at(0));
  await postgresRateLimiter(pool).take([shared], at(1));
  expect((await postgresRateLimiter(pool).take([shared], at(2))).allowed).toBe(false);
});

it("deletes rows a minute after their window has passed", async () => {
  const limiter = postgresRateLimiter(pool);
  const rows = async () => {
    const { rows } = await pool.query(
      "select key from rate_limit_windows where key like 'idle:%' order by key",
    );
    return rows.map((row) => row.key);
  };
  await limiter.take([window("idle:1", 5)], at(1000));
  await limiter.take([window("idle:2", 5)], at(1030));
  await limiter.take([window("idle:3", 5)], at(1060));
  expect(await rows()).toEqual(["idle:1", "idle:2", "idle:3"]);
  await limiter.take([window("idle:3", 5)], at(1121));
  expect(await rows()).toEqual(["idle:2", "idle:3"]);
});

it("writes nothing when it peeks or refuses", async () => {
  const limiter = postgresRateLimiter(pool);
  const [full, other] = [window("quiet:1", 1), window("quiet:2", 1)];
  await limiter.peek([other], at(0));
  await limiter.take([full], at(0));
  await limiter.take([full, other], at(1));
  const { rows } = await pool.query(
    "select key, taken_at_ms from rate_limit_windows where key like 'quiet:%'",
  );
  expect(rows).toEqual([{ key: "quiet:1", taken_at_ms: [String(at(0).getTime())] }]);
});
