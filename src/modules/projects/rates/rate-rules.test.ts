import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountOf,
  centsOf,
  costRateOf,
  decimalOf,
  hourlyOf,
  type PriceFacts,
  priceOf,
} from "./rate-rules.ts";

const NOTHING: PriceFacts = {
  frozen: null,
  isForBilling: true,
  assignment: null,
  task: null,
  project: null,
  employee: null,
  toProjectCurrency: "1",
};
const ALL: PriceFacts = {
  ...NOTHING,
  frozen: "1.00",
  assignment: "2.00",
  task: "3.00",
  project: "4.00",
  employee: "5",
};

describe("priceOf", () => {
  it.each([
    ["frozen", ALL, "1.00"],
    ["assignment", { ...ALL, frozen: null }, "2.00"],
    ["task", { ...ALL, frozen: null, assignment: null }, "3.00"],
    ["project", { ...ALL, frozen: null, assignment: null, task: null }, "4.00"],
    ["employee", { ...NOTHING, employee: "5" }, "5.00"],
    ["employee", { ...NOTHING, employee: "60", toProjectCurrency: "1.25" }, "75.00"],
    ["employee", { ...NOTHING, employee: "1", toProjectCurrency: "0.005" }, "0.01"],
    [null, { ...NOTHING, employee: "5", toProjectCurrency: null }, null],
    [null, NOTHING, null],
    ["not_billable", { ...ALL, frozen: null, isForBilling: false }, "0.00"],
    ["project", { ...NOTHING, project: "0.00", employee: "5" }, "0.00"],
  ] as const)("%s", (source, facts, rate) => {
    expect(priceOf(facts)).toEqual({ rate, source });
  });
});

describe("amountOf", () => {
  it.each([
    [120, "90", 18_000n],
    [90, "75.00", 11_250n],
    [50, "75", 6_250n],
    [20, "50", 1_667n],
    [20, "100", 3_333n],
    [50, "22.5", 1_875n],
    [1, "0.30", 1n],
    [1, "0.29", 0n],
    [0, "100", 0n],
    [1440, "9999999999.99", 23_999_999_999_976n],
  ])("%i minutes at %s", (minutes, rate, cents) => {
    expect(amountOf(minutes, rate)).toBe(cents);
  });

  it("differs from the exact quotient by at most half a cent", () => {
    fc.assert(
      fc.property(fc.nat(1440), fc.nat(10 ** 9), (minutes, units) => {
        const cents = amountOf(minutes, decimalOf(BigInt(units), 4));
        const missed = 2n * (BigInt(minutes) * BigInt(units) - cents * 6_000n);
        expect(missed >= -6_000n && missed < 6_000n).toBe(true);
      }),
    );
  });
});

describe("hourlyOf", () => {
  it.each([
    ["3900", 40, "22.5000"],
    ["5000", 40, "28.8462"],
    ["5000", 1, "1153.8462"],
    ["0", 40, "0.0000"],
    ["5000", 0, null],
  ])("%s a month for %i hours a week", (monthly, hours, hourly) => {
    expect(hourlyOf(monthly, hours)).toBe(hourly);
  });
});

describe("decimal strings", () => {
  it("are converted to whole cents and back", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (cents) => {
        expect(centsOf(decimalOf(cents))).toBe(cents);
      }),
    );
    expect(decimalOf(-5n)).toBe("-0.05");
    expect(centsOf("12.5")).toBe(1_250n);
  });
});

it("costs the rate of the assignment, otherwise the employee's", () => {
  expect(costRateOf({ assignment: "50.00", employee: "22.5000" })).toBe("50.00");
  expect(costRateOf({ assignment: null, employee: "22.5000" })).toBe("22.5000");
  expect(costRateOf({ assignment: null, employee: null })).toBeNull();
});
