import { CountedTakes } from "./counted-takes.ts";
import { decide, type RateLimiter, type RateLimitWindow, requireOwnKeys } from "./rate-limiter.ts";

/** The interval at which expired keys are removed, in milliseconds. */
const sweepEveryMs = 60_000;

interface Entry {
  takes: CountedTakes;
  /** The time from which nothing counts any more. */
  idleFromMs: number;
}

/**
 * Counts in this process alone, for an installation with one serving process. At most `maxKeys` keys are stored; beyond
 * that, the least recently used one is evicted. A key takes 8 bytes for each request of its limit.
 */
export function memoryRateLimiter({ maxKeys = 100_000 } = {}): RateLimiter & { readonly size: number } {
  // A Map keeps insertion order; a key is inserted again at each use, so the order is that of the last use.
  const entries = new Map<string, Entry>();
  let sweptAtMs = Number.NEGATIVE_INFINITY;

  function read(window: RateLimitWindow, nowMs: number) {
    const entry = entries.get(window.key);
    if (entry) {
      entries.delete(window.key);
      entries.set(window.key, entry);
    }
    return (entry?.takes ?? new CountedTakes(window.limit)).read(window, nowMs);
  }

  function count(window: RateLimitWindow, nowMs: number) {
    const entry = entries.get(window.key) ?? { takes: new CountedTakes(window.limit), idleFromMs: 0 };
    const reading = entry.takes.count(window, nowMs);
    entry.idleFromMs = entry.takes.at(nowMs) + window.windowMs;
    entries.set(window.key, entry);
    return reading;
  }

  function forget(nowMs: number) {
    if (Math.abs(nowMs - sweptAtMs) >= sweepEveryMs) {
      sweptAtMs = nowMs;
      for (const [key, entry] of entries) if (entry.idleFromMs <= nowMs) entries.delete(key);
    }
    for (const key of entries.keys()) {
      if (entries.size <= maxKeys) break;
      entries.delete(key);
    }
  }

  return {
    async take(windows, now) {
      requireOwnKeys(windows);
      const nowMs = now.getTime();
      const readings = windows.map((window) => read(window, nowMs));
      if (!readings.every((reading) => reading.open)) return decide(windows, readings);
      const counted = windows.map((window) => count(window, nowMs));
      forget(nowMs);
      return decide(windows, counted);
    },
    async peek(windows, now) {
      return decide(
        windows,
        windows.map((window) => read(window, now.getTime())),
      );
    },
    get size() {
      return entries.size;
    },
  };
}
