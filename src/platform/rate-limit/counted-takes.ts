import type { RateLimitWindow, WindowReading } from "./rate-limiter.ts";

/**
 * The times counted under one key: a ring buffer with the size of the limit, oldest first, because earlier times no
 * longer affect a decision.
 */
export class CountedTakes {
  #moments: Float64Array;
  #oldest = 0;
  #size = 0;

  constructor(limit: number) {
    this.#moments = new Float64Array(limit);
  }

  /** The state at `nowMs`. Times that have left the window are removed. */
  read(window: RateLimitWindow, nowMs: number): WindowReading {
    this.#fit(window.limit);
    const { limit, windowMs, lockout } = window;
    // A time further ahead than the window was counted before the clock was set back, and would keep the window closed
    // for long.
    if (this.#newest() - nowMs > windowMs) this.#size = 0;
    const at = this.at(nowMs);
    const locked = lockout === true && this.#size === limit && at < this.#newest() + windowMs;
    while (!locked && this.#size > 0 && this.#first() + windowMs <= at) this.#dropFirst();
    const open = this.#size < limit;
    return { used: this.#size, open, waitMs: this.#waitMs(window, nowMs) };
  }

  /** Counts one and returns the new state. Call it only if `read` found the window open. */
  count(window: RateLimitWindow, nowMs: number): WindowReading {
    const at = this.at(nowMs);
    this.#moments[(this.#oldest + this.#size) % this.#moments.length] = at;
    this.#size += 1;
    return { used: this.#size, open: true, waitMs: this.#waitMs(window, nowMs) };
  }

  /** The time in the buffer: never before one that is already counted. */
  at(nowMs: number): number {
    return Math.max(nowMs, this.#newest());
  }

  #waitMs({ limit, windowMs, lockout }: RateLimitWindow, nowMs: number): number {
    if (this.#size === 0) return windowMs;
    const decisive = lockout && this.#size === limit ? this.#newest() : this.#first();
    return decisive + windowMs - nowMs;
  }

  #first(): number {
    return this.#moments[this.#oldest]!;
  }

  #newest(): number {
    if (this.#size === 0) return Number.NEGATIVE_INFINITY;
    return this.#moments[(this.#oldest + this.#size - 1) % this.#moments.length]!;
  }

  #dropFirst(): void {
    this.#oldest = (this.#oldest + 1) % this.#moments.length;
    this.#size -= 1;
  }

  #fit(limit: number): void {
    if (limit === this.#moments.length) return;
    const remaining = Math.min(this.#size, limit);
    while (this.#size > remaining) this.#dropFirst();
    const moments = Float64Array.from({ length: limit }, (_, index) => {
      return this.#moments[(this.#oldest + index) % this.#moments.length]!;
    });
    this.#moments = moments;
    this.#oldest = 0;
  }
}
