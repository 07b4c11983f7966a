import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayIn } from "../../../engine/declare/index.ts";
import { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { inventDay } from "./invented-day.ts";
import { localMoment } from "./local-moment.ts";

const project = { id: "p", isBillable: true, tasks: [{ id: "t", isBillable: false }] };

describe("an invented day", () => {
  it("has the requested number of entries, within the day and one after the other", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), fc.nat(960), (seed, entries, usualMinutes) => {
        const day = { projects: [project], entries, usualMinutes, usesTimer: true };
        const made = inventDay(day, new SeededRandom(seed));
        expect(made).toHaveLength(entries);
        let clock = 0;
        for (const { minutes, startsAt, taskId, projectId, isBillable } of made) {
          expect(minutes).toBeGreaterThanOrEqual(5);
          if (startsAt !== null) {
            expect(startsAt).toBeGreaterThanOrEqual(clock);
            clock = startsAt + minutes;
          }
          if (taskId !== null || projectId === null) expect(isBillable).toBe(false);
        }
        const total = made.reduce((sum, { minutes }) => sum + minutes, 0);
        expect(total).toBeLessThanOrEqual(1200);
        expect(made[0]!.startsAt === null).toBe(total > 660);
        expect(clock).toBeLessThan(1440);
      }),
    );
  });

  it("is the same for the same seed", () => {
    const day = { projects: [project], entries: 3, usualMinutes: 480, usesTimer: false };
    expect(inventDay(day, new SeededRandom(7))).toEqual(inventDay(day, new SeededRandom(7)));
    expect(inventDay(day, new SeededRandom(7))[0]!.startsAt).toBeNull();
  });
});

describe("a local moment", () => {
  it.each([
    ["Europe/Bucharest", "2026-07-14", 540, "2026-07-14T06:00:00.000Z"],
    ["Europe/Bucharest", "2026-10-25", 540, "2026-10-25T07:00:00.000Z"],
    ["America/New_York", "2026-01-15", 1020, "2026-01-15T22:00:00.000Z"],
    ["Asia/Kathmandu", "2026-01-15", 600, "2026-01-15T04:15:00.000Z"],
    ["Pacific/Auckland", "2026-01-15", 540, "2026-01-14T20:00:00.000Z"],
  ])("%s %s, %i minutes after midnight: %s", (zone, day, minutes, expected) => {
    const moment = localMoment(zone, day, minutes);
    expect(moment.toISOString()).toBe(expected);
    expect(dayIn(zone, moment)).toBe(day);
  });
});
