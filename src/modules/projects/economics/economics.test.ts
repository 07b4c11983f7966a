import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../engine/declare/index.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { whole } from "../../../platform/figures/figure.ts";
import { valuesOf } from "../../../platform/figures/figure-rows.ts";
import { allocated } from "./allocation.ts";
import { type Budget, budgetBurn } from "./budget-burn.ts";
import {
  earnedFees,
  earnedOverage,
  type FeeTerms,
  includedMinutes,
  type MonthMinutes,
} from "./earned-fees.ts";
import { sumOf } from "./exact-amounts.ts";

const fixed = (fee: bigint, starts_at: string | null, ends_at: string | null): FeeTerms => ({
  billing_model: "fixed_fee",
  fee,
  retainer_minutes: null,
  billed_rate: null,
  starts_at,
  ends_at,
});
const BETA = fixed(1_200_000n, "2026-01-01", "2026-06-30");
const GAMMA: FeeTerms = {
  billing_model: "retainer",
  fee: 300_000n,
  retainer_minutes: 1_200,
  billed_rate: "100.00",
  starts_at: "2026-03-16",
  ends_at: null,
};
const total = (terms: FeeTerms, from: string | null, to: string): bigint =>
  sumOf(earnedFees(terms, { from, to }).map(({ cents }) => cents));

describe("a fixed fee", () => {
  it.each([
    ["2026-01-01", "2026-01-31", 205_525n],
    ["2026-02-01", "2026-02-28", 185_635n],
    ["2026-03-01", "2026-03-31", 205_525n],
    ["2026-01-01", "2026-03-31", 596_685n],
    [null, "2026-07-14", 1_200_000n],
    ["2026-07-01", "2026-07-31", 0n],
    ["2025-01-01", "2025-12-31", 0n],
  ])("earns evenly over its days (%s to %s)", (from, to, cents) => {
    expect(total(BETA, from, to)).toBe(cents);
  });

  it("earns nothing if the project lacks a start or an end", () => {
    expect(total(fixed(100n, "2026-01-01", null), null, "2026-12-31")).toBe(0n);
    expect(total(fixed(100n, null, "2026-01-01"), null, "2026-12-31")).toBe(0n);
  });

  const day = fc.nat(800).map((offset) => addDays("2025-01-01", offset));

  it("is earned exactly once over consecutive periods that cover the span, and never negative", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        day,
        fc.nat(400),
        fc.array(day, { maxLength: 6 }),
        (fee, starts, length, cuts) => {
          const ends = addDays(starts, length);
          const terms = fixed(fee, starts, ends);
          const firsts = [...new Set(["2024-12-01", ...cuts])].sort();
          const parts = firsts.map((from, index) =>
            total(terms, from, index + 1 < firsts.length ? addDays(firsts[index + 1]!, -1) : "2029-01-01"),
          );
          expect(parts.every((part) => part >= 0n)).toBe(true);
          expect(sumOf(parts)).toBe(fee);
        },
      ),
    );
  });

  it("of a retainer is earned in full in every full month", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 11n }), fc.nat(40), (fee, months) => {
        const date = new Date(Date.UTC(2026, months, 1)).toISOString().slice(0, 10);
        const last = new Date(Date.UTC(2026, months + 1, 0)).toISOString().slice(0, 10);
        const terms: FeeTerms = { ...GAMMA, fee, starts_at: "2025-12-15" };
        expect(total(terms, date, last)).toBe(fee);
        const byDay = [];
        for (let on = date; on <= last; on = addDays(on, 1)) byDay.push(total(terms, on, on));
        expect(sumOf(byDay)).toBe(fee);
        expect(byDay).toHaveLength(dayNumber(last) - dayNumber(date) + 1);
      }),
      { numRuns: 30 },
    );
  });
});

describe("a retainer", () => {
  const overage = (from: string | null, to: string, minutes: Record<string, MonthMinutes>): bigint =>
    sumOf(earnedOverage(GAMMA, { from, to }, new Map(Object.entries(minutes))).map(({ cents }) => cents));

  it("is prorated in its first month and earns overage beyond the included minutes", () => {
    expect(total(GAMMA, "2026-03-01", "2026-03-31")).toBe(154_839n);
    expect(includedMinutes(GAMMA, "2026-03-20")).toBe(619);
    expect(overage("2026-03-01", "2026-03-31", { "2026-03": { before: 0, total: 700 } })).toBe(13_500n);
    expect(total(GAMMA, "2026-04-01", "2026-04-30")).toBe(300_000n);
    expect(overage("2026-04-01", "2026-04-30", { "2026-04": { before: 0, total: 1_100 } })).toBe(0n);
  });

  it("earns overage once, in the part of the month in which the included minutes are exceeded", () => {
    const parts = [
      overage(null, "2026-04-10", { "2026-04": { before: 0, total: 1_150 } }),
      overage("2026-04-11", "2026-04-30", { "2026-04": { before: 1_150, total: 1_260 } }),
    ];
    expect(parts).toEqual([0n, 10_000n]);
  });

  it("has no overage if the included minutes are unlimited", () => {
    const unlimited = { ...GAMMA, retainer_minutes: null };
    expect(earnedOverage(unlimited, { from: null, to: "2026-12-31" }, new Map())).toEqual([]);
  });
});

describe("allocated", () => {
  it("allocates by weight and gives the remainder to the largest fractions", () => {
    const weights = [
      { id: "ana", weight: 800_000n },
      { id: "bob", weight: 300_000n },
    ];
    expect([...allocated(596_685n, weights)!]).toEqual([
      ["ana", 433_953n],
      ["bob", 162_732n],
    ]);
    expect([
      ...allocated(
        100n,
        ["a", "b", "c"].map((id) => ({ id, weight: 1n })),
      )!,
    ]).toEqual([
      ["a", 34n],
      ["b", 33n],
      ["c", 33n],
    ]);
    expect(allocated(5n, [{ id: "a", weight: 0n }])).toBeNull();
    expect(allocated(5n, [])).toBeNull();
  });

  it("adds up to the amount, with each share less than one hundredth from the exact one", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 30 }),
        (amount, weights) => {
          const shares = allocated(
            amount,
            weights.map((weight, index) => ({ id: `${index}`, weight })),
          );
          const whole = sumOf(weights);
          if (whole === 0n) {
            expect(shares).toBeNull();
            return;
          }
          expect(sumOf(shares!.values())).toBe(amount);
          for (const [id, share] of shares!) {
            const missed = share * whole - amount * weights[Number(id)]!;
            expect(missed < whole && -missed < whole).toBe(true);
            if (weights[Number(id)] === 0n) expect(share).toBe(0n);
          }
        },
      ),
    );
  });
});

describe("budgetBurn", () => {
  const ALPHA: Budget = {
    type: "hours",
    budget: "100.00",
    alertPercent: 80,
    consumed: whole(410n),
    span: { from: "2026-01-01", to: "2026-12-31" },
    through: "2026-07-14",
  };

  it.each([
    [
      "100.00",
      { consumed: 6.83, remaining: 93.17, burn_percent: 6.83, elapsed_percent: 53.42, status: "ok" },
    ],
    [
      "6.50",
      { consumed: 6.83, remaining: -0.33, burn_percent: 105.13, elapsed_percent: 53.42, status: "over" },
    ],
    [
      "8.00",
      { consumed: 6.83, remaining: 1.17, burn_percent: 85.42, elapsed_percent: 53.42, status: "warning" },
    ],
    [
      "0.00",
      { consumed: 6.83, remaining: -6.83, burn_percent: null, elapsed_percent: 53.42, status: "over" },
    ],
    [null, { consumed: null, remaining: null, burn_percent: null, elapsed_percent: 53.42, status: "none" }],
  ])("of %s hours", (budget, burn) => {
    expect(valuesOf({ ...budgetBurn({ ...ALPHA, budget }) })).toEqual(burn);
  });

  it("is over only above a budget in money, and counts elapsed days within the span", () => {
    const money: Budget = {
      ...ALPHA,
      type: "amount",
      budget: "555.00",
      consumed: whole(55_500n),
      through: "2027-02-01",
    };
    expect(valuesOf({ ...budgetBurn(money) })).toMatchObject({
      remaining: 0,
      burn_percent: 100,
      elapsed_percent: 100,
      status: "warning",
    });
    expect(budgetBurn({ ...money, span: null, through: "2025-01-01" })).toMatchObject({
      elapsed_percent: { value: null },
    });
    expect(budgetBurn({ ...money, through: "2025-01-01" })).toMatchObject({
      elapsed_percent: { value: 0 },
    });
  });
});
