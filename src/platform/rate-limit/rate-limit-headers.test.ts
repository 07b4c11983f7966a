import { describe, expect, it } from "vitest";
import { memoryRateLimiter } from "./memory-rate-limiter.ts";
import { rateLimitHeaders } from "./rate-limit-headers.ts";

const now = new Date("2026-07-14T10:00:00Z");
const key = { policy: "key", key: "key:1", limit: 2, windowMs: 60_000 };
const user = { policy: "user", key: "user:1", limit: 180, windowMs: 60_000 };

describe("rateLimitHeaders", () => {
  it("contain every policy, and the tightest one in the older headers", async () => {
    const decision = await memoryRateLimiter().take([key, user], now);
    expect(rateLimitHeaders(decision)).toEqual({
      "RateLimit-Policy": '"key";q=2;w=60, "user";q=180;w=60',
      RateLimit: '"key";r=1;t=60, "user";r=179;t=60',
      "X-RateLimit-Limit": "2",
      "X-RateLimit-Remaining": "1",
    });
  });

  it("say when to retry a refused request, never before the exhausted window resets", async () => {
    const limiter = memoryRateLimiter();
    for (let i = 0; i < 2; i += 1) await limiter.take([key, user], now);
    const refused = await limiter.take([key, user], new Date(now.getTime() + 47_300));
    expect(rateLimitHeaders(refused)).toEqual({
      "RateLimit-Policy": '"key";q=2;w=60, "user";q=180;w=60',
      RateLimit: '"key";r=0;t=13, "user";r=178;t=13',
      "X-RateLimit-Limit": "2",
      "X-RateLimit-Remaining": "0",
      "Retry-After": "13",
    });
  });

  it("are omitted if all limits are disabled", async () => {
    expect(rateLimitHeaders(await memoryRateLimiter().take([], now))).toEqual({});
  });
});
