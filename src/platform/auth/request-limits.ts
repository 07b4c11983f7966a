import { ApiError } from "../../engine/errors/api-error.ts";
import type { Actor } from "../../engine/work/actor.ts";
import type { Config } from "../config/load-config.ts";
import { rateLimitHeaders } from "../rate-limit/rate-limit-headers.ts";
import type { RateLimitDecision, RateLimiter, RateLimitWindow } from "../rate-limit/rate-limiter.ts";

const MINUTE_MS = 60_000;

export type LimitSettings = Pick<
  Config,
  "rateLimitKey" | "rateLimitUser" | "rateLimitSession" | "rateLimitUnauthenticated"
>;

/** The result of counting a request: the headers that report the limits, and the 429 if it is over one. */
export interface CountedRequest {
  readonly headers: Record<string, string>;
  readonly refusal: ApiError | null;
}

/**
 * The rate limits of an installation, per minute: requests per key, per user across all keys, and per user across all
 * sessions of the web UI; refused credentials per IP address (API reference, rate limits).
 */
export class RequestLimits {
  readonly #limiter: RateLimiter;
  readonly #settings: LimitSettings;

  constructor(limiter: RateLimiter, settings: LimitSettings) {
    this.#limiter = limiter;
    this.#settings = settings;
  }

  /** Counts a request before it is executed. */
  async countRequest(actor: Actor, now: Date): Promise<CountedRequest> {
    const { rateLimitKey, rateLimitUser, rateLimitSession } = this.#settings;
    const { apiKeyId, userId } = actor;
    // A page of the web UI makes many small requests, which must not use up the limit of the user's programs.
    const windows =
      apiKeyId === null
        ? windowOf("session", `sessions:${userId}`, rateLimitSession)
        : [
            ...windowOf("key", `key:${apiKeyId}`, rateLimitKey),
            ...windowOf("user", `user:${userId}`, rateLimitUser),
          ];
    if (windows.length === 0) return { headers: {}, refusal: null };
    const decision = await this.#limiter.take(windows, now);
    return { headers: rateLimitHeaders(decision), refusal: decision.allowed ? null : overLimit(decision) };
  }

  /** The 429 if too many credentials from the address were refused within the last minute; it counts nothing. */
  async guessingRefusal(ip: string, now: Date): Promise<ApiError | null> {
    const windows = this.#refused(ip);
    const decision = windows.length === 0 ? null : await this.#limiter.peek(windows, now);
    return decision === null || decision.allowed ? null : overLimit(decision);
  }

  /** Counts a refused credential against its address; returns the 429 if there were too many. */
  async countRefusal(ip: string, now: Date): Promise<ApiError | null> {
    const windows = this.#refused(ip);
    const decision = windows.length === 0 ? null : await this.#limiter.take(windows, now);
    return decision === null || decision.allowed ? null : overLimit(decision);
  }

  #refused(ip: string): RateLimitWindow[] {
    return windowOf("unauthenticated", `address:${ip}`, this.#settings.rateLimitUnauthenticated);
  }
}

/** A limit of 0 is disabled. */
const windowOf = (policy: string, key: string, limit: number): RateLimitWindow[] =>
  limit === 0 ? [] : [{ policy, key, limit, windowMs: MINUTE_MS }];

const overLimit = (decision: RateLimitDecision): ApiError =>
  new ApiError("too-many-requests", "Too Many Requests.", { headers: rateLimitHeaders(decision) });
