import { expect, it } from "vitest";
import { memoryRateLimiter } from "./memory-rate-limiter.ts";

const window = (key: string) => ({ policy: "address", key, limit: 2, windowMs: 60_000 });
const at = (seconds: number) => new Date(Date.parse("2026-07-14T10:00:00Z") + seconds * 1000);

it("forgets keys whose window has passed", async () => {
  const limiter = memoryRateLimiter();
  for (let i = 0; i < 50; i += 1) await limiter.take([window(`address:${i}`)], at(0));
  expect(limiter.size).toBe(50);
  await limiter.take([window("address:0")], at(61));
  expect(limiter.size).toBe(1);
});

it("stores no key that was only peeked at or refused", async () => {
  const limiter = memoryRateLimiter();
  await limiter.peek([window("address:1")], at(0));
  expect(limiter.size).toBe(0);
});

it("stores a limited number of keys, and evicts the least recently used one", async () => {
  const limiter = memoryRateLimiter({ maxKeys: 3 });
  for (const key of ["a", "b", "c"]) await limiter.take([window(key)], at(0));
  await limiter.peek([window("a")], at(1));
  await limiter.take([window("d")], at(2));
  expect(limiter.size).toBe(3);
  const remaining = async (key: string) => (await limiter.peek([window(key)], at(3))).tightest?.remaining;
  expect(await remaining("a")).toBe(1);
  expect(await remaining("b")).toBe(2);
});
