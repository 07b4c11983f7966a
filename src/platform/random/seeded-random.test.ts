import fc from "fast-check";
import { expect, test } from "vitest";
import { SeededRandom } from "./seeded-random.ts";

const first = (random: SeededRandom, count: number): number[] =>
  Array.from({ length: count }, () => random.next());

test("generates the published sequence of mulberry32", () => {
  const values = first(new SeededRandom(1), 3).map((value) => Math.round(value * 2 ** 32));
  expect(values).toEqual([2693262067, 11749833, 2265367787]);
});

test("repeats itself for the same seed and differs for another", () => {
  expect(first(new SeededRandom(7), 50)).toEqual(first(new SeededRandom(7), 50));
  expect(first(new SeededRandom(7), 50)).not.toEqual(first(new SeededRandom(8), 50));
});

test("whole numbers stay within their bounds and reach both", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(9), (seed, from, span) => {
      const random = new SeededRandom(seed);
      const drawn = new Set(Array.from({ length: 400 }, () => random.integer(from, from + span)));
      expect(Math.min(...drawn)).toBe(from);
      expect(Math.max(...drawn)).toBe(from + span);
      expect(drawn.size).toBe(span + 1);
    }),
    { numRuns: 30 },
  );
});

test("draws by weight, and never an item without weight", () => {
  const random = new SeededRandom(3);
  const drawn = { often: 0, seldom: 0, never: 0 };
  for (let i = 0; i < 4_000; i++) {
    drawn[
      random.weighted([
        ["often", 3],
        ["seldom", 1],
        ["never", 0],
      ] as const)
    ]++;
  }
  expect(drawn.never).toBe(0);
  expect(drawn.often / drawn.seldom).toBeGreaterThan(2.5);
  expect(drawn.often / drawn.seldom).toBeLessThan(3.5);
});

test("a sample contains different items and does not change the list", () => {
  const items = ["a", "b", "c", "d"];
  const random = new SeededRandom(5);
  for (let i = 0; i < 100; i++) {
    const taken = random.sample(items, 3);
    expect(new Set(taken).size).toBe(3);
    expect(items).toEqual(["a", "b", "c", "d"]);
  }
  expect(random.sample(items, 9).sort()).toEqual(items);
});
