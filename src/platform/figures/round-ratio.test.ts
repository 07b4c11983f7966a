import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundRatio } from "./round-ratio.ts";

describe("roundRatio", () => {
  it.each([
    [200, 3, 2, 66.67],
    [100, 3, 2, 33.33],
    [1, 7, 2, 0.14],
    [1, 8, 2, 0.13],
    [-1, 8, 2, -0.13],
    [1, -8, 2, -0.13],
    [-1, -8, 2, 0.13],
    [1005, 1000, 2, 1.01],
    [25, 10, 0, 3],
    [-25, 10, 0, -3],
    [249, 100, 0, 2],
    [0, 7, 2, 0],
    [-1, 1000, 2, 0],
    [7, 0, 2, null],
    [0, 0, 2, null],
  ])("%i / %i with %i decimals is %j", (numerator, denominator, decimals, expected) => {
    expect(roundRatio(numerator, denominator, decimals)).toBe(expected);
  });

  it("is at most half a unit of the last digit away, and away from zero at exactly half", () => {
    const denominator = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).filter((value) => value !== 0n);
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        denominator,
        fc.nat(3),
        (above, below, decimals) => {
          const shown = roundRatio(above, below, decimals)!.toFixed(decimals);
          expect(Number(shown)).toBe(roundRatio(above, below, decimals));
          const units = BigInt(shown.replace(".", ""));
          const scaled = above * 10n ** BigInt(decimals);
          const missed = 2n * (scaled - units * below);
          const [distance, size] = [missed < 0n ? -missed : missed, below < 0n ? -below : below];
          expect(distance <= size).toBe(true);
          const isNegative = above < 0n !== below < 0n;
          if (distance === size) expect(missed > 0n === below > 0n).toBe(isNegative);
        },
      ),
    );
  });

  it("refuses values that are not integers", () => {
    expect(() => roundRatio(0.1, 3, 2)).toThrow(RangeError);
  });
});
