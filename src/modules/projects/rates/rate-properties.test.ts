import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountOf, centsOf, costRateOf, decimalOf, type PriceFacts, priceOf } from "./rate-rules.ts";

const price = fc.nat(10 ** 7).map((cents) => decimalOf(BigInt(cents)));
const orNone = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const facts: fc.Arbitrary<PriceFacts> = fc.record({
  frozen: orNone(price),
  isForBilling: fc.boolean(),
  assignment: orNone(price),
  task: orNone(price),
  project: orNone(price),
  employee: orNone(price),
  toProjectCurrency: orNone(fc.integer({ min: 1, max: 10 ** 9 }).map((units) => decimalOf(BigInt(units), 8))),
});

describe("the price of an hour", () => {
  it("comes from the first source that applies", () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { rate, source } = priceOf(given);
        const requested = [
          ["frozen", given.frozen],
          ["not_billable", given.isForBilling ? null : "0.00"],
          ["assignment", given.assignment],
          ["task", given.task],
          ["project", given.project],
        ] as const;
        const first = requested.find(([, one]) => one !== null);
        if (first) expect({ source, rate }).toEqual({ source: first[0], rate: first[1] });
        else if (given.employee === null || given.toProjectCurrency === null)
          expect({ source, rate }).toEqual({ source: null, rate: null });
        else {
          expect(source).toBe("employee");
          // The exact product has ten decimals and the result two, so they differ by at most half a cent.
          const exact = centsOf(given.employee) * BigInt(given.toProjectCurrency.replace(".", ""));
          const off = centsOf(rate!) * 10n ** 8n - exact;
          expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(10n ** 8n);
        }
      }),
    );
  });

  it("does not depend on the sources after the first that applies", () => {
    fc.assert(
      fc.property(facts, facts, (given, other) => {
        fc.pre(given.assignment !== null);
        const changed = { ...other, frozen: given.frozen, isForBilling: given.isForBilling };
        expect(priceOf({ ...changed, assignment: given.assignment })).toEqual(priceOf(given));
      }),
    );
  });

  it("never lowers an amount as minutes or rates grow, and is 0 for 0 minutes or a rate of 0", () => {
    fc.assert(
      fc.property(fc.nat(1440), fc.nat(1440), price, price, (minutes, more, low, high) => {
        const [a, b] = [low, high].sort((one, two) => Number(centsOf(one) - centsOf(two)));
        expect(amountOf(minutes + more, a!)).toBeGreaterThanOrEqual(amountOf(minutes, a!));
        expect(amountOf(minutes, b!)).toBeGreaterThanOrEqual(amountOf(minutes, a!));
        expect([amountOf(0, b!), amountOf(60, a!)]).toEqual([0n, centsOf(a!)]);
      }),
    );
  });

  it("costs the rate of the assignment if there is one, whatever the employee's cost is", () => {
    fc.assert(
      fc.property(price, orNone(price), (assignment, employee) => {
        expect(costRateOf({ assignment, employee })).toBe(assignment);
        expect(costRateOf({ assignment: null, employee })).toBe(employee);
      }),
    );
  });
});
