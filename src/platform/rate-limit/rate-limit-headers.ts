import type { RateLimitDecision, WindowState } from "./rate-limiter.ts";

/**
 * The headers of a decision: `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-10 (structured
 * fields, one item per window), `X-RateLimit-Limit` and `X-RateLimit-Remaining` of the tightest window, and
 * `Retry-After` in whole seconds if the request was refused. Without windows there are no headers.
 */
export function rateLimitHeaders(decision: RateLimitDecision): Record<string, string> {
  const { windows, tightest, allowed, retryAfterSeconds } = decision;
  if (tightest === null) return {};
  return {
    "RateLimit-Policy": windows.map(policyItem).join(", "),
    RateLimit: windows.map(limitItem).join(", "),
    "X-RateLimit-Limit": String(tightest.limit),
    "X-RateLimit-Remaining": String(tightest.remaining),
    ...(allowed ? {} : { "Retry-After": String(retryAfterSeconds) }),
  };
}

function policyItem({ policy, limit, windowSeconds }: WindowState): string {
  return `"${policy}";q=${limit};w=${windowSeconds}`;
}

function limitItem({ policy, remaining, resetSeconds }: WindowState): string {
  return `"${policy}";r=${remaining};t=${resetSeconds}`;
}
