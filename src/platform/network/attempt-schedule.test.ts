import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_ATTEMPTS, nextAttempt, readRetryAfter } from "./attempt-schedule.ts";

const start = new Date("2026-07-14T10:00:00Z");
const failed = { status: 500, retryAfter: null, random: 0 };
const seconds = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1_000;

/** The delays of a series of failed attempts, in milliseconds. */
function waits(random: number): number[] {
  const all: number[] = [];
  let at = start;
  for (let made = 1; ; made++) {
    const next = nextAttempt({ ...failed, made, at, random }, MAX_ATTEMPTS);
    if (next === null) return all;
    all.push(seconds(at, next));
    at = next;
  }
}

describe("the schedule", () => {
  it("has ten attempts, 75 h 35 min 5 s from first to last before jitter", () => {
    expect(waits(0)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(waits(0).reduce((sum, wait) => sum + wait)).toBe(75 * 3600 + 35 * 60 + 5);
  });

  it("adds at most 10 % to a delay and never shortens it", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        waits(random).forEach((wait, index) => {
          expect(wait).toBeGreaterThanOrEqual(waits(0)[index]!);
          expect(wait).toBeLessThanOrEqual(waits(0)[index]! * 1.1);
        });
      }),
    );
  });

  it("ends after the maximum number of attempts", () => {
    expect(nextAttempt({ ...failed, made: 1, at: start }, 1)).toBeNull();
    expect(nextAttempt({ ...failed, made: 10, at: start }, MAX_ATTEMPTS)).toBeNull();
  });
});

describe("Retry-After", () => {
  const second = (status: number | null, retryAfter: string | null) =>
    seconds(start, nextAttempt({ ...failed, made: 2, at: start, status, retryAfter }, MAX_ATTEMPTS)!);

  it("makes the wait longer, not shorter", () => {
    expect(second(429, "600")).toBe(600);
    expect(second(503, "600")).toBe(600);
    expect(second(429, "10")).toBe(300);
  });

  it("counts on 429 and 503 only", () => {
    expect(second(500, "600")).toBe(300);
    expect(second(null, "600")).toBe(300);
  });

  it("reads seconds or a date, at most a day; anything else is ignored", () => {
    expect(readRetryAfter("120", start)).toBe(120_000);
    expect(readRetryAfter("Tue, 14 Jul 2026 10:02:00 GMT", start)).toBe(120_000);
    expect(readRetryAfter("Tue, 14 Jul 2026 09:00:00 GMT", start)).toBe(0);
    expect(readRetryAfter("999999999", start)).toBe(86_400_000);
    for (const nothing of [null, "", "soon", "-5", "1e9", "99999999999"])
      expect(readRetryAfter(nothing, start)).toBe(0);
  });
});
