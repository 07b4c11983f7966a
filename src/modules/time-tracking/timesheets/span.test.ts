import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayIn } from "../../../engine/declare/index.ts";
import { minutesAfter, type Span, spanMinutes, spansOverlap } from "./span.ts";

const span = (start: string, end: string): Span => ({ start: new Date(start), end: new Date(end) });

describe("spanMinutes", () => {
  it.each([
    ["over midnight", "2026-07-14T20:30:00Z", "2026-07-14T21:45:00Z", 75],
    ["over a clock change", "2026-10-25T02:30:00+03:00", "2026-10-25T04:30:00+02:00", 180],
    ["29 seconds", "2026-07-14T10:00:00Z", "2026-07-14T10:00:29Z", 0],
    ["just below 30 seconds", "2026-07-14T10:00:00Z", "2026-07-14T10:00:29.999Z", 0],
    ["30 seconds", "2026-07-14T10:00:00Z", "2026-07-14T10:00:30Z", 1],
    ["90 seconds", "2026-07-14T10:00:00Z", "2026-07-14T10:01:30Z", 2],
  ])("%s", (_what, start, end, minutes) => {
    expect(spanMinutes(span(start, end))).toBe(minutes);
  });

  it("differs from the exact time by at most half a minute, and rounds half a minute up", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 4e12 }), fc.nat(86_400_000), (start, length) => {
        const minutes = spanMinutes({ start: new Date(start), end: new Date(start + length) });
        const missed = length - minutes * 60_000;
        expect(missed).toBeGreaterThanOrEqual(-30_000);
        expect(missed).toBeLessThan(30_000);
      }),
    );
  });

  it("counts whole minutes exactly, whatever their start", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.nat(1440), (start, minutes) => {
        const from = new Date(start);
        expect(spanMinutes({ start: from, end: minutesAfter(from, minutes) })).toBe(minutes);
      }),
    );
  });
});

describe("the date of a span", () => {
  it("is the local date of its start", () => {
    expect(dayIn("Europe/Bucharest", new Date("2026-07-14T20:30:00Z"))).toBe("2026-07-14");
    expect(dayIn("Europe/Bucharest", new Date("2026-07-14T21:30:00Z"))).toBe("2026-07-15");
    expect(dayIn("Pacific/Kiritimati", new Date("2026-07-14T10:00:00Z"))).toBe("2026-07-15");
    expect(dayIn("Pacific/Pago_Pago", new Date("2026-07-14T10:59:59Z"))).toBe("2026-07-13");
  });
});

describe("spansOverlap", () => {
  it("is false if one ends when the next begins", () => {
    const nine = span("2026-07-14T09:00:00Z", "2026-07-14T10:00:00Z");
    expect(spansOverlap(nine, span("2026-07-14T10:00:00Z", "2026-07-14T11:00:00Z"))).toBe(false);
    expect(spansOverlap(nine, span("2026-07-14T09:59:00Z", "2026-07-14T10:30:00Z"))).toBe(true);
    expect(spansOverlap(nine, span("2026-07-14T09:30:00Z", "2026-07-14T09:30:00Z"))).toBe(false);
  });

  it("is true exactly if both have a minute in common, in either order", () => {
    const minutes = fc.tuple(fc.nat(60), fc.nat(60));
    const of = ([start, length]: [number, number]): Span => ({
      start: new Date(start * 60_000),
      end: new Date((start + length) * 60_000),
    });
    fc.assert(
      fc.property(minutes, minutes, (one, other) => {
        const shared = Array.from({ length: one[1] }, (_, index) => one[0] + index).some(
          (minute) => minute >= other[0] && minute < other[0] + other[1],
        );
        expect(spansOverlap(of(one), of(other))).toBe(shared);
        expect(spansOverlap(of(other), of(one))).toBe(shared);
      }),
    );
  });
});
