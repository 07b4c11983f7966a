import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../engine/declare/index.ts";
import { convertedCents, rateLookup } from "./conversion.ts";

describe("an amount in another currency", () => {
  it.each([
    [100_000n, "0.92", 92_000n],
    [100_000n, "0.95", 95_000n],
    // 0.50 of a cent is rounded away from zero.
    [1n, "0.5", 1n],
    [-1n, "0.5", -1n],
    [1n, "0.49999999", 0n],
    [3n, "0.00000001", 0n],
    [999_999_999_999n, "19.99999999", 19_999_999_989_980n],
  ])("%d cents at %s are %d", (cents, rate, expected) => {
    expect(convertedCents(cents, rate)).toBe(expected);
  });

  const cents = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
  const rate = fc.bigInt({ min: 1n, max: 10n ** 14n });
  const asText = (units: bigint): string => {
    const digits = String(units).padStart(9, "0");
    return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
  };

  it("is the exact product to the nearest cent, halves away from zero", () => {
    fc.assert(
      fc.property(cents, rate, (amount, units) => {
        const exact = amount * units;
        const found = convertedCents(amount, asText(units));
        const missed = 2n * (exact - found * 10n ** 8n);
        expect(missed < 10n ** 8n && missed > -(10n ** 8n) ? true : isAwayFromZero(exact, missed)).toBe(true);
        expect(convertedCents(-amount, asText(units))).toBe(-found);
      }),
    );
  });

  /** An error of exactly half a cent is allowed only if the result was rounded away from zero. */
  const isAwayFromZero = (exact: bigint, missed: bigint): boolean =>
    (exact > 0n && missed === -(10n ** 8n)) || (exact < 0n && missed === 10n ** 8n);

  it("is unchanged at the rate 1", () => {
    fc.assert(fc.property(cents, (amount) => convertedCents(amount, "1") === amount));
  });
});

describe("the rate of a day", () => {
  const usd = (day: string, rate: string) => ({ from: "USD", to: "EUR", day, rate });
  const rates = rateLookup([usd("2026-06-30", "0.92"), usd("2026-07-10", "0.95"), usd("2026-01-01", "0.9")]);

  it.each([
    ["USD", "EUR", "2026-07-01", "0.92"],
    ["USD", "EUR", "2026-07-10", "0.95"],
    ["USD", "EUR", "2026-06-29", "0.9"],
    ["USD", "EUR", "2025-12-31", null],
    // Rates are neither inverted nor crossed.
    ["EUR", "USD", "2026-07-01", null],
    ["USD", "CHF", "2026-07-01", null],
    ["CHF", "CHF", "1900-01-01", "1"],
  ])("%s to %s on %s: %j", (from, to, day, expected) => {
    expect(rates(from, to, day)).toBe(expected);
  });

  it("is the latest on or before it, whatever the order of the rates", () => {
    const days = fc.uniqueArray(fc.nat(400), { minLength: 1 });
    fc.assert(
      fc.property(days, fc.nat(400), (offsets, requested) => {
        const day = (offset: number): string => addDays("2025-01-01", offset);
        const lookup = rateLookup(offsets.map((offset) => usd(day(offset), String(offset + 1))));
        const known = offsets.filter((offset) => offset <= requested);
        expect(lookup("USD", "EUR", day(requested))).toBe(
          known.length === 0 ? null : String(Math.max(...known) + 1),
        );
      }),
    );
  });
});
