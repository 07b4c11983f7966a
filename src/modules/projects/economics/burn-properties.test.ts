import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { whole } from "../../../platform/figures/figure.ts";
import { decimalOf } from "../rates/rate-rules.ts";
import { type Budget, budgetBurn } from "./budget-burn.ts";
import { earnedFees, earnedOverage, type FeeTerms } from "./earned-fees.ts";
import { sumOf } from "./exact-amounts.ts";

const budget = fc.record({
  type: fc.constantFrom("hours", "monthly_hours", "amount", "monthly_amount", "cost"),
  cents: fc.nat(10 ** 9),
  alertPercent: fc.integer({ min: 1, max: 100 }),
  consumed: fc.nat(10 ** 9).map((units) => whole(BigInt(units))),
});

const given = ({
  type,
  cents,
  alertPercent,
  consumed,
}: typeof budget extends fc.Arbitrary<infer T> ? T : never) =>
  ({
    ...{ type, alertPercent, consumed, budget: decimalOf(BigInt(cents)) },
    ...{ span: null, through: "2026-07-14" },
  }) satisfies Budget;

describe("the burn of a budget", () => {
  it("agrees with integer arithmetic: over above the budget, warning from the alert threshold on", () => {
    fc.assert(
      fc.property(budget, (one) => {
        // Hours are compared in hundredths of a minute, money in cents.
        const isInHours = one.type.endsWith("hours");
        const all = BigInt(one.cents) * (isInHours ? 60n : 1n);
        const burnt = one.consumed.known * (isInHours ? 100n : 1n);
        const isWarned = all > 0n && burnt * 100n >= all * BigInt(one.alertPercent);
        expect(budgetBurn(given(one)).status.value).toBe(burnt > all ? "over" : isWarned ? "warning" : "ok");
      }),
    );
  });

  it("never improves when more is consumed", () => {
    const ORDER = ["none", "ok", "warning", "over"];
    fc.assert(
      fc.property(budget, fc.nat(10 ** 8), (one, more) => {
        const [before, after] = [one, { ...one, consumed: whole(one.consumed.known + BigInt(more)) }].map(
          (each) => budgetBurn(given(each)),
        );
        expect(ORDER.indexOf(after!.status.value!)).toBeGreaterThanOrEqual(
          ORDER.indexOf(before!.status.value!),
        );
        expect(after!.remaining.value!).toBeLessThanOrEqual(before!.remaining.value!);
      }),
    );
  });

  it("is unknown if part of the consumption is, unless the known part exceeds the budget", () => {
    const causes = [{ reason: "no_price", minutes: 5 }] as const;
    fc.assert(
      fc.property(budget, (one) => {
        const [burn, known] = [{ ...one, consumed: { ...one.consumed, causes } }, one].map((each) =>
          budgetBurn(given(each)),
        );
        for (const name of ["consumed", "remaining", "burn_percent"] as const)
          expect(burn![name]).toEqual({ value: null, causes });
        const isOver = known!.status.value === "over";
        expect(burn!.status).toEqual(isOver ? { value: "over", causes: [] } : { value: null, causes });
      }),
    );
  });

  it("has the exact difference between budget and consumption as remaining money", () => {
    fc.assert(
      fc.property(budget, (one) => {
        fc.pre(!one.type.endsWith("hours"));
        const { consumed, remaining } = budgetBurn(given(one));
        expect(Math.round(consumed.value! * 100)).toBe(Number(one.consumed.known));
        expect(Math.round(remaining.value! * 100)).toBe(one.cents - Number(one.consumed.known));
      }),
    );
  });
});

describe("a retainer", () => {
  const terms = fc.record({
    billing_model: fc.constant("retainer" as const),
    fee: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    retainer_minutes: fc.integer({ min: 1, max: 20_000 }),
    billed_rate: fc.nat(50_000).map((cents) => decimalOf(BigInt(cents))),
    starts_at: fc.constantFrom("2026-03-01", "2026-03-16", "2026-02-11"),
    ends_at: fc.constantFrom(null, "2026-03-28"),
  }) satisfies fc.Arbitrary<FeeTerms>;

  it("earns the same overage in the parts of a month as in the whole month", () => {
    fc.assert(
      fc.property(terms, fc.array(fc.nat(3_000), { minLength: 2, maxLength: 5 }), (one, parts) => {
        const all = parts.reduce((sum, part) => sum + part, 0);
        const overage = (before: number, total: number) =>
          sumOf(
            earnedOverage(
              one,
              { from: "2026-03-01", to: "2026-03-31" },
              new Map([["2026-03", { before, total }]]),
            ).map(({ cents }) => cents),
          );
        let before = 0;
        const byPart = parts.map((part) => {
          const earned = overage(before, before + part);
          before += part;
          return earned;
        });
        expect(sumOf(byPart)).toBe(overage(0, all));
        expect(byPart.every((part) => part >= 0n)).toBe(true);
      }),
    );
  });

  it("is the only model with overage, and only fixed fees and retainers earn fees", () => {
    const models = ["time_and_materials", "revenue_share", "non_billable"] as const;
    fc.assert(
      fc.property(terms, fc.constantFrom(...models), (one, billing_model) => {
        const other = { ...one, billing_model };
        expect(earnedFees(other, { from: null, to: "2027-01-01" })).toEqual([]);
        expect(earnedOverage(other, { from: null, to: "2027-01-01" }, new Map())).toEqual([]);
      }),
    );
  });
});
